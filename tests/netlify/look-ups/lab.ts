import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../../support/databases.ts';
import { type Received, type Receiver, startReceiver } from '../../support/receiver.ts';
import { type Served, serveFunctions } from '../served.ts';

/** The functions for a dealer with accounts at providers (`dealer`), one without (`bare`), a demonstration (`show`) and one without flags (`off`). */
export type LookUpLab = Served & {
	provider: Receiver;
	/** Asks, and returns the answer. */
	look: (path: string, body: unknown, tenant?: string) => ReturnType<Served['send']>;
	writeSite: (slug: string, over?: object) => void;
	/** Lines that were logged since the last look. */
	logged: () => string;
	setClock: (now: number) => void;
};

/** Noon (UTC) of 10 June 2026. */
export const noon = Date.UTC(2026, 5, 10, 12);
export const paths = {
	nevdis: '/api/nevdis',
	autograb: '/api/simple-autograb-lookup',
	redbook: '/api/redbook-valuation',
} as const;
export const key = 'provider-key-of-dealer';

const flags = { nevdis: true, autograb: true, redbook: true };

export async function openLookUpLab(engine: Engine): Promise<LookUpLab> {
	const provider = await startReceiver();
	const tenantsDir = mkdtempSync(join(tmpdir(), 'forecourt-look-ups-'));
	const writeSite = (slug: string, over: object = {}): void => {
		mkdirSync(join(tenantsDir, slug), { recursive: true });
		const site = { slug, name: slug, url: `https://www.${slug}.example`, stock_feed: { type: 'none' }, ...flags };
		writeFileSync(join(tenantsDir, slug, 'site.json'), JSON.stringify({ ...site, ...over }));
	};
	writeSite('dealer');
	writeSite('bare');
	writeSite('show', { demo: true });
	writeSite('kiwi', { demo: true, locale: 'en-NZ' });
	writeSite('off', { nevdis: false, autograb: false, redbook: false });
	const names = ['NEVDIS', 'AUTOGRAB', 'REDBOOK'];
	const env = Object.fromEntries(
		names.flatMap((name) => [
			[`DEALER__${name}_URL`, `${provider.url}/${name.toLowerCase()}`],
			[`DEALER__${name}_KEY`, key],
		]),
	);
	const served = await serveFunctions(engine, { tenantsDir, env });
	let clock = noon;
	served.runtime.now = () => clock;
	const lines: string[] = [];
	const write = process.stderr.write.bind(process.stderr);
	process.stderr.write = ((chunk: string | Uint8Array) => lines.push(String(chunk)) > 0) as typeof write;
	return {
		...served,
		provider,
		writeSite,
		look: (path, body, tenant = 'dealer') => served.send('POST', path, body, { tenant }),
		logged: () => lines.splice(0).join(''),
		setClock: (now) => {
			clock = now;
		},
		stop: async () => {
			process.stderr.write = write;
			await served.stop();
			await provider.stop();
			rmSync(tenantsDir, { recursive: true });
		},
	};
}

/** A provider that answers with this JSON. */
export const says =
	(json: unknown, status = 200) =>
	(response: ServerResponse, _?: Received): void =>
		void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
