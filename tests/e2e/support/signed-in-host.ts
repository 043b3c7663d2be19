import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { insertLead } from '../../../netlify/leads/store/lead-rows.ts';
import { databasePlace, openDatabase } from '../../../netlify/platform/db/database.ts';
import type { StoredLead } from '../../../netlify/platform/db/rows/lead-rows.ts';
import { builtDirs } from '../../../scripts/testing/stages.ts';

const key = 'operator'.repeat(5);

/** A host of the sample sites for operators who sign in with its key, over leads of its own. */
export type SignedInHost = { url: string; stop: () => Promise<void> };

/** `tenants`: where it reads and writes settings; those of the samples unless a journey changes one. */
type Places = { tenants?: string };

/** Starts one; the other journeys' host has no key, so that nobody signs in to it. */
export async function startSignedInHost(
	leads: readonly StoredLead[],
	{ tenants = 'tenants' }: Places = {},
): Promise<SignedInHost> {
	const data = mkdtempSync(join(tmpdir(), 'forecourt-data-'));
	const env = { FORECOURT_DATA: data, DATABASE_URL: '', FORECOURT_OPERATOR_KEY: key };
	const db = await openDatabase(databasePlace(env));
	for (const lead of leads) await insertLead(db, lead);
	await db.destroy();
	const host = spawn(process.execPath, ['scripts/serve.ts', '--out', builtDirs.samples, '--tenants', tenants], {
		env: { ...process.env, ...env },
	});
	return {
		url: `http://localhost:${await portOf(host)}/`,
		stop: async () => {
			host.kill();
			await once(host, 'close');
			rmSync(data, { recursive: true, force: true });
		},
	};
}

/** Signs in on its page. */
export async function signIn(page: Page, { url }: SignedInHost): Promise<void> {
	await page.goto(`${url}sign-in/`);
	await page.locator('[name="key"]').fill(key);
	await page.keyboard.press('Enter');
	await page.waitForURL('**/who/**');
	await page.getByRole('button', { name: 'Skip for now' }).click();
	await page.waitForURL('**/fleet/');
}

/** The port that the host says it listens on: the next free one. */
async function portOf({ stdout, stderr }: ChildProcess): Promise<string> {
	let said = '';
	stderr?.on('data', (chunk) => {
		said += chunk;
	});
	for await (const chunk of stdout ?? []) {
		said += chunk;
		const port = /localhost:(\d+)/.exec(said)?.[1];
		if (port) {
			stdout?.resume();
			return port;
		}
	}
	throw new Error(said);
}
