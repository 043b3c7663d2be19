import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createAdmission } from '../../../scripts/host/cockpit/admission/admission.ts';
import type { HostOptions } from '../../../scripts/host/host.ts';
import { tenantDirs } from '../../../scripts/publish/paths.ts';
import { noteConfig } from '../../../scripts/publish/read/last-pull.ts';
import { type Hosted, startHost, writeReport } from '../hosted.ts';

const code = 'printed-in-the-terminal-of-the-host';

/** A host with one site, `acme`, built with this config, and an operator who has signed in. */
export type SettingsHost = {
	host: Hosted;
	/** Its `site.json`, which each test writes. */
	file: string;
	/** What the operator's browser sends. */
	here: { host: string; headers: Record<string, string> };
	close: () => Promise<void>;
};

export async function settingsHost(
	config: Record<string, unknown>,
	assets: readonly string[] = [],
	options: Pick<HostOptions, 'openFleet'> = {},
): Promise<SettingsHost> {
	const dir = mkdtempSync(join(tmpdir(), 'forecourt-settings-'));
	const file = join(dir, 'acme', 'site.json');
	mkdirSync(assets.length > 0 ? join(dirname(file), 'assets') : dirname(file), { recursive: true });
	for (const name of assets) writeFileSync(join(dirname(file), 'assets', name), '<svg/>');
	const admission = createAdmission({}, Date.now, code);
	const host = await startHost({ 'acme/index.html': 'Acme' }, { tenantsDir: dir, admission, ...options });
	writeReport(host, [{ slug: 'acme', name: 'Acme' }]);
	const noted = tenantDirs(host.out, 'acme').config;
	mkdirSync(dirname(noted), { recursive: true });
	noteConfig(noted, config);
	const { headers } = await host.get(`/sign-in/?code=${code}`, { host: 'localhost' });
	const cookie = (headers['set-cookie']?.[0] ?? '').replace(/;.*/, '');
	const close = async () => {
		await host.close();
		rmSync(dir, { recursive: true });
	};
	return { host, file, here: { host: 'localhost', headers: { cookie } }, close };
}

/** A host of its own for the tests of a file, and its `site.json` as the config says before each; forms are filled in and pressed as a browser does. */
export function acmeSettings(
	config: Record<string, unknown>,
	assets: readonly string[] = [],
	options: Pick<HostOptions, 'openFleet'> = {},
) {
	const text = `${JSON.stringify(config, null, '\t')}\n`;
	let opened: SettingsHost;
	beforeAll(async () => {
		opened = await settingsHost(config, assets, options);
	});
	beforeEach(() => writeFileSync(opened.file, text));
	afterAll(() => opened.close());
	const get = (path: string) => opened.host.get(`/tenants/acme/config/${path}`, opened.here);
	const hidden = (page: string, name: string): string =>
		(new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '').replaceAll('&quot;', '"');
	const press = async (key: string, act: string, fields: Record<string, string>) => {
		const { text: page } = await get(`edit/?key=${key}`);
		const form = { token: hidden(page, 'token'), version: hidden(page, 'version'), key, act, ...fields };
		return opened.host.get('/tenants/acme/config/edit/', { ...opened.here, form });
	};
	return {
		text,
		get,
		hidden,
		press,
		onDisk: (): string => readFileSync(opened.file, 'utf8'),
		get host() {
			return opened.host;
		},
		get file() {
			return opened.file;
		},
		get here() {
			return opened.here;
		},
	};
}
