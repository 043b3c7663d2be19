import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../../support/databases.ts';
import type { Served } from '../served.ts';
import { serveFunctions } from '../served.ts';

/** The functions for some sites with a garage: `north` and `south`; `shut` has none. Their SMS are files. */
export type Accounts = Served & {
	/** A browser with its own cookies, on a page of a site. */
	browser: (tenant?: string) => Browser;
	/** The codes that were sent to a number (as dialled from anywhere), the latest last. */
	codesTo: (phone: string) => string[];
	/** Texts of all SMS, the latest last. */
	messages: () => string[];
	/** Changes a site's config. */
	writeSite: (slug: string, over?: object) => void;
	/** Sets the clock, in Unix milliseconds. */
	setClock: (now: number) => void;
	/** The clock. */
	now: () => number;
};

type Reply = Awaited<ReturnType<Served['ask']>>;

export type Browser = {
	get: (path: string) => Promise<Reply>;
	send: (method: string, path: string, json?: unknown, headers?: Record<string, string>) => Promise<Reply>;
	/** The cookies, which a test may change. */
	jar: Map<string, string>;
	/** Asks for a code and signs in with it. */
	signIn: (phone?: string) => Promise<Reply>;
};

export const phone = '0491570156';
/** 08:00 UTC on a Wednesday: 18:00 in Sydney. */
export const start = Date.UTC(2026, 5, 10, 8);

export async function serveAccounts(engine: Engine, env: Record<string, string> = {}): Promise<Accounts> {
	const tenantsDir = mkdtempSync(join(tmpdir(), 'forecourt-accounts-'));
	const writeSite = (slug: string, over: object = {}): void => {
		mkdirSync(join(tenantsDir, slug), { recursive: true });
		const site = { slug, name: `${slug} Motors`, url: `https://www.${slug}.example`, demo: true, garage_enabled: true };
		const feed = { stock_feed: { type: 'none' } };
		writeFileSync(join(tenantsDir, slug, 'site.json'), JSON.stringify({ ...site, ...feed, ...over }));
	};
	writeSite('north');
	writeSite('south');
	writeSite('shut', { garage_enabled: false });
	const served = await serveFunctions(engine, { tenantsDir, env: { SMS_URL: '', SMS_FROM: '', ...env } });
	let clock = start;
	served.runtime.now = () => clock;
	const outbox = join(process.env['FORECOURT_DATA'] ?? '', 'outbox-sms');
	const messages = (): string[] => filesIn(outbox).map((file) => readFileSync(file, 'utf8'));
	const codesTo = (number: string): string[] =>
		messages()
			.filter((text) => text.startsWith(`To: ${number}\n`))
			.map((text) => /#(\d{6})\n$/.exec(text)?.[1] ?? '');
	return {
		...served,
		messages,
		codesTo,
		writeSite,
		now: () => clock,
		setClock: (now) => {
			clock = now;
		},
		browser: (tenant = 'north') => openBrowser(served, { tenant, codesTo }),
		stop: async () => {
			await served.stop();
			rmSync(tenantsDir, { recursive: true, force: true });
		},
	};
}

function filesIn(dir: string): string[] {
	try {
		return readdirSync(dir)
			.sort()
			.map((name) => join(dir, name));
	} catch {
		return [];
	}
}

function openBrowser(served: Served, { tenant, codesTo }: { tenant: string } & Pick<Accounts, 'codesTo'>): Browser {
	const jar = new Map<string, string>();
	const cookie = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
	const kept = (answer: Reply): Reply => {
		for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
			const [pair = '', ...rest] = line.split('; ');
			const [name = '', value = ''] = pair.split('=');
			if (rest.includes('Max-Age=0')) jar.delete(name);
			else jar.set(name, value);
		}
		return answer;
	};
	const own = { origin: `http://${tenant}.localhost`, 'sec-fetch-site': 'same-origin' };
	const send: Browser['send'] = async (method, path, json, headers = {}) => {
		const all = { ...own, cookie: cookie(), ...headers };
		if (json === undefined) return kept(await served.ask(method, path, { tenant, headers: all }));
		return kept(await served.send(method, path, json, { tenant, headers: all }));
	};
	return {
		jar,
		send,
		get: async (path) => kept(await served.ask('GET', path, { tenant, headers: { cookie: cookie() } })),
		signIn: async (number = phone) => {
			const asked = await send('POST', '/api/auth/code', { phone: number });
			if (asked.status !== 202) return asked;
			const code = codesTo(`+61${number.replace(/^0/, '')}`).at(-1);
			return send('POST', '/api/auth/session', { phone: number, code });
		},
	};
}
