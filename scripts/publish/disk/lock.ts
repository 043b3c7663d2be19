import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Builder } from './builder.ts';

/** Who holds a lock, or held it last: the process, which may be a worker of the builder's, and since when (Unix milliseconds). */
export type LockOwner = Builder & { holder: number; since: number };

export type Lock = {
	/** Who held it before; null where that is not known. */
	previous: LockOwner | null;
	release: () => void;
};

/**
 * Takes the lock that `file` stands for, or returns null where somebody else holds it. The lock is the one that SQLite
 * puts on an empty database: the kernel drops it when the process ends, however it ends, so none is ever left over.
 * Who holds it is written beside it, in `<file>.json`: whoever reads the locked file itself would drop the lock.
 */
export function tryLock(file: string, builder: Builder): Lock | null {
	mkdirSync(dirname(file), { recursive: true });
	const database = openLocked(file);
	if (!database) return null;
	held.add(database);
	const previous = ownerOf(file);
	noteOwner(file, { ...builder, holder: process.pid, since: Date.now() });
	return {
		previous,
		release: () => {
			held.delete(database);
			database.close();
		},
	};
}

/** The lock itself; null where somebody else has it. Throws an Error in words where the disk has no locks or no room. */
function openLocked(file: string): DatabaseSync | null {
	let database: DatabaseSync | null = null;
	try {
		database = new DatabaseSync(file, { timeout: 0 });
		database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
		return database;
	} catch (error) {
		database?.close();
		if (isBusy(error)) return null;
		throw new Error(`${file} cannot be locked: ${error instanceof Error ? error.message : String(error)}`);
	}
}

/** Runs `work` under a lock and waits for it as long as it takes; `onWait` is called once, with its owner. */
export async function withLock<T>(
	file: string,
	{ builder, onWait = () => undefined }: { builder: Builder; onWait?: (owner: LockOwner | null) => void },
	work: () => T | Promise<T>,
): Promise<T> {
	for (let tries = 0; ; tries++) {
		const lock = tryLock(file, builder);
		if (!lock) {
			if (tries === 0) onWait(ownerOf(file));
			await sleep(pollMs);
			continue;
		}
		try {
			return await work();
		} finally {
			lock.release();
		}
	}
}

/** Who holds the lock, or held it last. */
export function ownerOf(file: string): LockOwner | null {
	try {
		return JSON.parse(readFileSync(`${file}.json`, 'utf8')) as LockOwner;
	} catch {
		// Nobody yet, or it is being written this moment. The note is for people: the lock does not depend on it.
		return null;
	}
}

/** `build.mjs motorama (process 4711 on web-1), since 2026-11-22T02:15:00.000Z` */
export function ownerText(owner: LockOwner | null): string {
	if (!owner) return 'started by an unknown process';
	const { command, pid, host, since } = owner;
	return `${command} (process ${pid} on ${host}), since ${new Date(since).toISOString()}`;
}

/** How often a lock that somebody else holds is tried again, in milliseconds. */
export const pollMs = 100;

/** A database that nothing refers to is closed by the garbage collector, and its lock with it. */
const held = new Set<DatabaseSync>();

const sqliteBusy = 5;

const isBusy = (error: unknown): boolean =>
	error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;

function noteOwner(file: string, owner: LockOwner): void {
	try {
		writeFileSync(`${file}.json`, `${JSON.stringify(owner)}\n`);
	} catch {
		// A full disk: the lock holds without the note, and an old note must not name somebody else.
		rmSync(`${file}.json`, { force: true });
	}
}
