import {
	type DatabaseConnection,
	PostgresDialect,
	type PostgresDialectConfig,
	PostgresDriver,
	type TransactionSettings,
} from 'kysely';
import pg from 'pg';

/** A dialect whose transactions begin with their first query, in one round trip. Its clients have to be pipelining ones. */
export class PipeliningDialect extends PostgresDialect {
	readonly #config: PostgresDialectConfig;

	constructor(config: PostgresDialectConfig) {
		super(config);
		this.#config = config;
	}

	override createDriver(): PostgresDriver {
		return new PipeliningDriver(this.#config);
	}
}

/** `begin` only fails with its connection, and then whatever follows it fails as well. So nobody waits for it before the end. */
class PipeliningDriver extends PostgresDriver {
	readonly #begun = new WeakMap<DatabaseConnection, Promise<void>>();

	override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
		const begun = super.beginTransaction(connection, settings);
		begun.catch(() => {
			// Whoever commits is told.
		});
		this.#begun.set(connection, begun);
	}

	override async commitTransaction(connection: DatabaseConnection): Promise<void> {
		await this.#begun.get(connection);
		await super.commitTransaction(connection);
	}
}

/** Uses after which a text gets a name, and how many texts of a connection are counted. */
const namedAfter = 5;
const mostTexts = 150;
/** Codes of a server that does not know a name, or knows it already: a pooler that mixes up the connections of its clients. */
const mixedUp = ['26000', '42P05'];

/**
 * The class of connections that do not wait for one answer before they send the next query, and send what is asked for at the
 * same moment together. `naming`: the server parses a text that is used often only once for each connection. A pooler may not
 * support that: the first query that fails because of it is the last one with a name. It fails, and the caller sends it again.
 */
export function pipeliningClient({ naming }: { naming: boolean }): typeof pg.Client {
	let isNaming = naming;
	return class extends pg.Client {
		readonly #texts = new Map<string, { name: string; uses: number }>();

		// biome-ignore lint/suspicious/noExplicitAny: pg's own signature has ten overloads.
		override query(...args: any[]): any {
			const [text, values] = args;
			const { stream } = this.connection;
			stream.cork();
			process.nextTick(() => stream.uncork());
			const isPlain = args.length === 2 && typeof text === 'string' && Array.isArray(values);
			const name = isPlain && isNaming ? this.#nameOf(text) : undefined;
			if (name === undefined) return super.query(...(args as [string]));
			return super.query({ name, text, values }).catch((error: unknown) => {
				if (mixedUp.some((code) => code === Reflect.get(Object(error), 'code'))) isNaming = false;
				throw error;
			});
		}

		#nameOf(text: string): string | undefined {
			const kept = this.#texts.get(text) ?? { name: `forecourt_${this.#texts.size}`, uses: 0 };
			if (this.#texts.size < mostTexts) this.#texts.set(text, kept);
			kept.uses++;
			return kept.uses > namedAfter ? kept.name : undefined;
		}
	};
}
