import type { Frame } from './stack.ts';

/** A fault as it is reported, scrubbed before. */
export type FaultReport = {
	/** 32 hexadecimal digits. */
	id: string;
	/** Unix milliseconds. */
	at: number;
	platform: 'javascript' | 'node';
	name: string;
	message: string;
	/** The innermost first. */
	frames: readonly Frame[];
	release: string | null;
	environment: string;
	tags: Readonly<Record<string, string>>;
	request: { url: string; method?: string; userAgent?: string };
	/** What the browser or the process met and nobody caught. */
	handled: boolean;
};

/** A report as a Sentry-compatible server takes it: three lines of JSON (SITE-17). The sender's address is not to be kept. */
export function envelopeOf(report: FaultReport): string {
	const { id, at, platform, name, message, frames, release, environment, tags, request, handled } = report;
	const { url, method, userAgent } = request;
	const stacktrace = { frames: frames.map((frame) => ({ ...frame, in_app: true })).toReversed() };
	const event = {
		event_id: id,
		timestamp: at / 1000,
		platform,
		level: 'error',
		environment,
		...(release && { release }),
		tags,
		request: { url, ...(method && { method }), ...(userAgent && { headers: { 'User-Agent': userAgent } }) },
		sdk: { name: 'forecourt', version: '1', settings: { infer_ip: 'never' } },
		exception: {
			values: [
				{
					type: name,
					value: message,
					...(frames.length > 0 && { stacktrace }),
					mechanism: { type: 'generic', handled },
				},
			],
		},
	};
	const header = { event_id: id, sent_at: new Date(at).toISOString() };
	return [header, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
}
