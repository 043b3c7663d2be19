import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts of the mails that a demonstration has kept for an address, in the order of their names. */
export function mailsIn(dataDir: string, to: string): string[] {
	const dir = join(dataDir, 'outbox-mail');
	if (!existsSync(dir)) return [];
	const mails = readdirSync(dir)
		.sort()
		.map((name) => readFileSync(join(dir, name), 'utf8'));
	return mails.filter((text) => text.includes(`To: ${to}`)).map((text) => text.replace(/=\n/g, ''));
}
