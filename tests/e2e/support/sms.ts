import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { testDir } from '../../../scripts/testing/stages.ts';

const dataDir = join(testDir, 'data-samples');
const outbox = join(dataDir, 'outbox-sms');

/** Numbers that nobody has: set aside for fiction by the Australian regulator. */
const fictional = [
	...['0491570006', '0491570156', '0491570157', '0491570158', '0491570159', '0491570110', '0491571266'],
	...['0491571491', '0491571804', '0491572549', '0491572665', '0491572983', '0491573770', '0491573087'],
	...['0491574118', '0491574632', '0491575254', '0491575789', '0491576398', '0491576801', '0491577426'],
	...['0491577644', '0491578957', '0491578148', '0491578888', '0491579212', '0491579760', '0491579455'],
];

/** Another number for each test of the file (`index` from 0 to 6), width and try: a number gets a code every 30 seconds. */
export function numberOf(index: number, { project, retry }: TestInfo): string {
	const number = fictional[index * 4 + (project.name === 'phone' ? 0 : 2) + (retry % 2)];
	if (!number) throw new Error(`There is no number for test ${index}.`);
	whileOpen((database) => {
		// The tables are made at the functions' first call.
		const made = database.prepare("select 1 from sqlite_master where name = 'visitors'").get();
		if (made) database.prepare('delete from visitors where phone = ?').run(number);
	});
	return number;
}

/** The code of the latest SMS to a number, which the samples' gateway writes into a file. */
export async function codeFor(number: string): Promise<string> {
	const to = `+61${number.slice(1)}`;
	const latest = () =>
		(existsSync(outbox) ? readdirSync(outbox) : [])
			.sort()
			.toReversed()
			.map((name) => readFileSync(join(outbox, name), 'utf8'))
			.find((text) => text.includes(to));
	await expect.poll(latest).toBeDefined();
	return /#(\d{6})/.exec(latest() ?? '')?.[1] ?? '';
}

/** Half a minute passes for the limits, so that a number can have another code. */
export function passHalfMinute(): void {
	const before = Date.now() - 30_000;
	whileOpen((database) =>
		database.prepare('update rate_limits set window_start = ? where window_start > ?').run(before, before),
	);
}

/** Every code that was sent on a site is too old. */
export function expireCodes(tenant: string): void {
	whileOpen((database) =>
		database.prepare('update sign_in_codes set expires_at = ? where tenant = ?').run(Date.now() - 1, tenant),
	);
}

/** Asks for a code on the sign-in page and types it. Answers once it was sent. */
export async function enterCode(page: Page, number: string): Promise<void> {
	await page.getByLabel('Mobile number').fill(number);
	await page.getByRole('button', { name: 'Send the code' }).click();
	await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
	await page.getByRole('textbox', { name: 'Code' }).fill(await codeFor(number));
}

function whileOpen(change: (database: DatabaseSync) => unknown): void {
	const file = join(dataDir, 'forecourt.db');
	// The functions make it at their first call.
	if (!existsSync(file)) return;
	const database = new DatabaseSync(file, { timeout: 5000 });
	try {
		change(database);
	} finally {
		database.close();
	}
}
