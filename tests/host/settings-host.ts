import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createAdmission } from '../../scripts/host/cockpit/admission.ts';
import { tenantDirs } from '../../scripts/publish/paths.ts';
import { noteConfig } from '../../scripts/publish/read/last-pull.ts';
import { type Hosted, startHost, writeReport } from './hosted.ts';

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
): Promise<SettingsHost> {
	const dir = mkdtempSync(join(tmpdir(), 'forecourt-settings-'));
	const file = join(dir, 'acme', 'site.json');
	mkdirSync(assets.length > 0 ? join(dirname(file), 'assets') : dirname(file), { recursive: true });
	for (const name of assets) writeFileSync(join(dirname(file), 'assets', name), '<svg/>');
	const admission = createAdmission({}, Date.now, code);
	const host = await startHost({ 'acme/index.html': 'Acme' }, { tenantsDir: dir, admission });
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
