import { randomBytes } from 'node:crypto';
import { readArguments, UsageError } from '../../../scripts/program/arguments.ts';
import type { ApiKeyRow, Db } from '../../platform/db/schema.ts';
import { insertApiKey, listApiKeys, makeApiKey, revokeApiKeys } from '../../platform/guards/api-keys.ts';
import type { Secrets } from '../../platform/runtime/secrets.ts';
import type { Tenants } from '../../platform/runtime/tenants.ts';

const usage = `Usage: npm run api-key -- <command>
  <tenant> <name>              makes a key for a program (lower-case letters, digits, hyphens); it is shown once
  list [<tenant>]              lists the keys that were made, but not their secret parts
  revoke <tenant> <name> [id]  revokes all keys of a program, or the one with this id
Exit codes: 0 done, 1 nothing found or failed, 2 wrong usage.`;

/** Reads the command line. Throws a HelpAsked, or a UsageError for an option: there are none. */
export const readApiKeyArguments = (args: readonly string[]): string[] =>
	readArguments({ args: [...args], options: {}, allowPositionals: true }, usage).positionals;

type Around = {
	db: Db;
	tenants: Pick<Tenants, 'bySlug'>;
	secrets: () => Secrets;
	now: number;
	write: (text: string) => void;
};

/** Makes, lists and revokes keys of programs. Returns the exit code, as the usage has them. Throws a UsageError. */
export async function apiKeyCommand(args: readonly string[], around: Around): Promise<number> {
	const [first = '', ...rest] = args;
	if (first === 'list' && rest.length < 2) return list(rest[0], around);
	if (first === 'revoke' && (rest.length === 2 || rest.length === 3)) return revoke(rest, around);
	return issue(args, around);
}

async function issue(args: readonly string[], { db, tenants, secrets, now, write }: Around): Promise<number> {
	const [tenant = '', client = ''] = args;
	if (args.length !== 2 || !/^[a-z0-9-]{1,63}$/.test(client) || !tenants.bySlug(tenant)) {
		throw new UsageError(args.length ? `Found tenant "${tenant}", program "${client}".` : 'Expected a command.', usage);
	}
	const id = randomBytes(6).toString('hex');
	const key = makeApiKey(secrets(), { tenant, client, id });
	await insertApiKey(db, { id, tenant, client, created_at: now });
	write(`${key}\n`);
	return 0;
}

async function list(tenant: string | undefined, { db, write }: Around): Promise<number> {
	const keys = await listApiKeys(db, tenant);
	write(keys.map(lineOf).join(''));
	write(`${counted(keys.length, 'key')}. Keys from before 2026-11-22 have no id; they are listed only once revoked.\n`);
	return keys.length > 0 ? 0 : 1;
}

async function revoke(args: readonly string[], { db, now, write }: Around): Promise<number> {
	const [tenant = '', client = '', id] = args;
	const count = await revokeApiKeys(db, { tenant, client, id, now });
	const older = id === undefined ? ' So is a key without an id, from before 2026-11-22.' : '';
	write(`${counted(count, 'key')} of ${client} at ${tenant} ${count === 1 ? 'is' : 'are'} now refused.${older}\n`);
	return count > 0 || id === undefined ? 0 : 1;
}

function lineOf({ tenant, client, id, created_at, revoked_at }: ApiKeyRow): string {
	const made = created_at === null ? 'made earlier' : `made ${day(created_at)}`;
	const state = revoked_at === null ? 'valid' : `revoked ${day(revoked_at)}`;
	return `${[tenant, client, id || '(no id)', made, state].join('  ')}\n`;
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const day = (time: number): string => new Date(time).toISOString().slice(0, 10);
