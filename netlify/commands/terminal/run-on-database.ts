import { runCommand } from '../../../scripts/program/run-command.ts';
import { databasePlace, openDatabase } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/schema.ts';
import { openOwnSecrets, type Secrets } from '../../platform/runtime/secrets.ts';
import { openTenants, type Tenants } from '../../platform/runtime/tenants.ts';
import { confirm } from './confirm.ts';

/** What a command works with. */
type Opened = {
	db: Db;
	env: NodeJS.ProcessEnv;
	/** The tenants of this deploy: one where the environment names it. */
	tenants: Tenants;
	/** All of them, for commands that name one. */
	allTenants: () => Tenants;
	/** Throws an Error where there is none that would last. */
	secrets: () => Secrets;
	write: (text: string) => void;
	confirm: typeof confirm;
};

type Command<Asked> = {
	/** Reads the command line, before anything is opened; `now` in Unix milliseconds. */
	read: (args: readonly string[], now: number) => Asked;
	/** Resolves with the exit code. */
	run: (asked: Asked, opened: Opened) => Promise<number>;
};

/** Runs a command on the database as the process, and closes the database after it. Wrong use ends with exit code 2. */
export function runOnDatabase<Asked>({ read, run }: Command<Asked>): Promise<void> {
	const main = async (): Promise<number> => {
		const { env } = process;
		const asked = read(process.argv.slice(2), Date.now());
		const db = await openDatabase(databasePlace(env));
		try {
			return await run(asked, {
				...{ db, env, confirm },
				tenants: openTenants(env),
				allTenants: () => openTenants({ ...env, TENANT: undefined, TENANT_SLUG: undefined }),
				secrets: () => openOwnSecrets(env),
				write: (text) => void process.stdout.write(text),
			});
		} finally {
			await db.destroy();
		}
	};
	return runCommand(main, { misused: 2 });
}
