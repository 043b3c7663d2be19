import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createRulesReader } from '../../../scripts/host/rules.ts';
import { answerFromSite } from '../../../scripts/host/site.ts';
import { formatProblem } from '../../../src/config/problem.ts';
import { type TenantFiles, writeTenants } from '../../support/make-tenants.ts';
import { build } from '../../support/quick-build.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

export const day = 86_400;
export const now = Date.UTC(2026, 5, 15, 2) / 1000;
export const record = 'stock-record.json';

type Run = { acceptShrink?: boolean; published?: string };
type Feed = Omit<TenantFiles, 'site'> & { feed?: Record<string, unknown> };

/** One tenant, `a`, its folder of built sites, and the answers of its published site. */
export function makeTenant(first: Feed) {
	const dir = makeTempDir();
	const out = join(dir, 'dist');
	const rewrite = ({ feed, ...files }: Feed) => {
		const stock_feed = { type: 'file', path: 'stock.jsonl', ...feed };
		writeTenants(join(dir, 'tenants'), { a: { ...files, site: { share_pictures: 'photo', stock_feed } } });
	};
	rewrite(first);
	const ask = (path: string) =>
		answerFromSite(new Request(`http://a.localhost${path}`), { root: join(out, 'a'), readRules: createRulesReader() });
	return {
		site: join(out, 'a'),
		work: join(out, '.forecourt', 'a'),
		rewrite,
		/** Builds for this moment; what is wrong, in words, and what was doubtful. */
		run: async (at: number, options: Run = {}) => {
			const report = await build({ tenantsDir: join(dir, 'tenants'), out, slugs: ['a'], now: at, ...options });
			const problems = [...report.problems, ...report.tenants.flatMap((tenant) => tenant.problems)];
			const [tenant] = report.tenants;
			return { ok: report.ok, says: problems.map(formatProblem).join('\n'), tenant, warnings: tenant?.warnings ?? [] };
		},
		/** As on a machine that has never built it. */
		forget: (what: '.forecourt' | 'all') => rmSync(what === 'all' ? out : join(out, '.forecourt'), { recursive: true }),
		text: (file: string) => readFileSync(join(out, 'a', file), 'utf8'),
		status: async (path: string) => (await ask(path)).status,
		location: async (path: string) => (await ask(path)).headers.get('location'),
	};
}

export const cars = (count: number, set: (index: number) => Record<string, unknown> = () => ({})) =>
	Array.from({ length: count }, (_, index) => ({ vin: vinOf(index), ...set(index) }));
export const vinOf = (index: number): string => `6FPAAAJGSW0${String(index).padStart(6, '0')}`;

/** The published site on a server; `answer` stands in for the record. */
export async function serve(site: string, answer?: { status: number; body: string }): Promise<string> {
	const server = createServer((request, response) => {
		const file = join(site, request.url ?? '');
		if (answer) response.writeHead(answer.status).end(answer.body);
		else if (existsSync(file)) response.writeHead(200).end(readFileSync(file));
		else response.writeHead(404).end('Not found');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => void server.close());
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The day of each page of a sitemap. */
export const days = (xml: string): Record<string, string> =>
	Object.fromEntries(
		[...xml.matchAll(/<loc>https:\/\/a\.example([^<]+)<\/loc><lastmod>([^<]+)/g)].map(([, path, changed]) => [
			path,
			changed,
		]),
	);
