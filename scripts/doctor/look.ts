import type { Finding } from '../../src/contract/finding.ts';
import type { ReadyTenant } from '../publish/job.ts';

/** One tenant to be looked at, and with what. */
export type Look = {
	tenant: ReadyTenant;
	/** Folder with the published sites. */
	out: string;
	/** Address of the published site with its functions. */
	address: URL;
	env: NodeJS.ProcessEnv;
	/** Unix seconds. */
	now: number;
	/** Milliseconds that a server has for one answer. */
	timeoutMs: number;
};

/** What a check says; who it is about and what was checked are added to it. */
export type Said = Pick<Finding, 'level' | 'text'>;

export const ok = (text: string): Said => ({ level: 'ok', text });
export const note = (text: string): Said => ({ level: 'note', text });
export const warning = (text: string): Said => ({ level: 'warning', text });
export const fault = (text: string): Said => ({ level: 'fault', text });

/** What is said if `work` is not done after `ms`: no check may hang. */
export async function within(ms: number, work: Promise<Said[]>): Promise<Said[]> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<Said[]>((done) => {
		timer = setTimeout(
			() => done([fault(`not done after ${ms / 1000} s. Try again, or look at the server's load.`)]),
			ms,
		);
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}

/** `3 hours`, `2 days`: an age in seconds for people. */
export function ageText(seconds: number): string {
	const hours = Math.max(0, Math.floor(seconds / 3_600));
	if (hours < 1) return 'less than an hour';
	if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`;
	return `${Math.floor(hours / 24)} days`;
}
