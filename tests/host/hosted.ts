import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createHost, type HostOptions, listen } from '../../scripts/host/host.ts';
import { reportFile } from '../../scripts/publish/paths.ts';
import type { BuildReport, TenantReport } from '../../scripts/publish/report/build-report.ts';
import { emptyReport } from '../../scripts/publish/report/tenant-report.ts';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };
type Ask = {
	host?: string;
	method?: string;
	headers?: Record<string, string>;
	form?: Record<string, string> | [string, string][];
};

/** A host over a temporary folder. It is asked by IP with a Host header, as Node resolves no `*.localhost`. */
export type Hosted = {
	out: string;
	write: (file: string, body: string | Buffer) => void;
	get: (path: string, ask?: Ask) => Promise<Answer>;
	close: () => Promise<void>;
};

/** Starts a host over `files` (path under the output folder → content). */
export async function startHost(
	files: Record<string, string | Buffer>,
	options: Pick<HostOptions, 'loopbackImages' | 'functions' | 'admission' | 'openFleet' | 'builds' | 'tenantsDir'> = {},
): Promise<Hosted> {
	const out = mkdtempSync(join(tmpdir(), 'forecourt-host-'));
	const write: Hosted['write'] = (file, body) => {
		mkdirSync(dirname(join(out, file)), { recursive: true });
		writeFileSync(join(out, file), body);
	};
	for (const [file, body] of Object.entries(files)) write(file, body);
	const server = await listen(createHost({ out, imageCache: join(out, '.images'), ...options }), {
		port: 0,
		hostname: '127.0.0.1',
	});
	return {
		out,
		write,
		get: (path, ask) => get(server.port, path, ask),
		close: async () => {
			await server.close();
			rmSync(out, { recursive: true });
		},
	};
}

/** Writes the report of a build of these tenants. */
export function writeReport({ out, write }: Hosted, tenants: readonly Partial<TenantReport>[]): void {
	const report: BuildReport = {
		ok: true,
		startedAt: '2026-06-15T02:00:00.000Z',
		durationMs: 1,
		bundle: { id: 'x', rebuilt: false, durationMs: 0 },
		problems: [],
		tenants: tenants.map((tenant) => ({ ...emptyReport(tenant.slug ?? ''), ...tenant })),
	};
	write(reportFile(out).slice(out.length + 1), JSON.stringify(report));
}

/** Asks; with `form` it is a form that is sent. */
function get(port: number, path: string, { host = 'acme.localhost', form, ...ask }: Ask = {}) {
	const { method = form ? 'POST' : 'GET' } = ask;
	const type = form ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
	const headers = { host: `${host}:${port}`, ...type, ...ask.headers };
	return new Promise<Answer>((done, fail) => {
		// `path` goes out as it is: no client tidies `..` away.
		const call = request({ port, host: '127.0.0.1', path, method, headers });
		call.on('error', fail);
		call.on('response', (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk: Buffer) => chunks.push(chunk));
			response.on('end', () => {
				const body = Buffer.concat(chunks);
				done({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString('utf8') });
			});
		});
		call.end(form && new URLSearchParams(form).toString());
	});
}
