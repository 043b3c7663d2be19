import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { clusterUrl, findServerPrograms, startCluster } from '../../scripts/testing/postgres-cluster.ts';

/** A fresh, empty database for one test file. */
export type TestDatabase = {
	/** What the environment has to say for the functions to use it. */
	env: { FORECOURT_DATA: string; DATABASE_URL: string };
	drop: () => Promise<void>;
};
export type Engine = { name: string; make: () => Promise<TestDatabase> };

const sqlite: Engine = {
	name: 'SQLite',
	make: async () => {
		const dir = makeDataDir();
		return { env: { FORECOURT_DATA: dir, DATABASE_URL: '' }, drop: async () => removeDir(dir) };
	},
};

const postgres: Engine = {
	name: 'PostgreSQL',
	make: async () => {
		const server = await serverUrl();
		const name = `test_${randomUUID().replaceAll('-', '')}`;
		await query(server, `create database ${name}`);
		const url = new URL(server);
		url.pathname = `/${name}`;
		const dir = makeDataDir();
		const drop = async (): Promise<void> => {
			removeDir(dir);
			await query(server, `drop database ${name} with (force)`);
		};
		return { env: { FORECOURT_DATA: dir, DATABASE_URL: url.href }, drop };
	},
};

const hasPostgres = Boolean(process.env['DATABASE_URL']) || findServerPrograms() !== null;
if (!hasPostgres && process.env['CI'])
	throw new Error('CI runs on both engines: install PostgreSQL or set DATABASE_URL.');

/** The engines of this machine: the embedded one always, PostgreSQL where there is a server or its programs. */
export const engines: readonly Engine[] = hasPostgres ? [sqlite, postgres] : [sqlite];

const makeDataDir = (): string => mkdtempSync(join(tmpdir(), 'forecourt-data-'));
const removeDir = (dir: string): void => rmSync(dir, { recursive: true, force: true });

async function serverUrl(): Promise<string> {
	if (process.env['DATABASE_URL']) return process.env['DATABASE_URL'];
	const dir = inject('clusterDir');
	await startCluster(dir);
	return clusterUrl(dir, 'postgres');
}

async function query(url: string, text: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await client.query(text);
	} finally {
		await client.end();
	}
}
