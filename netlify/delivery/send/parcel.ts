import type { SiteConfig } from '../../../src/config/site.ts';
import type { FileFacts, StoredLead } from '../../platform/db/schema.ts';

/** A version of a lead on its way to one destination. */
export type Parcel = {
	lead: StoredLead;
	files: readonly FileFacts[];
	/** The bytes of a file, for who sends them: one at a time. */
	readFile: (id: string) => Promise<Uint8Array>;
	site: SiteConfig;
	/** Name of the destination. */
	destination: string;
	/** Whether the destination has an older version of it. */
	resend: boolean;
	/** Unix milliseconds. */
	now: number;
	/** The environment as this tenant sees it. */
	env: NodeJS.ProcessEnv;
	/** What a variable that the tenant's settings name is called in the process. */
	variableName: (name: string) => string;
	/** Milliseconds that an attempt may take. */
	timeoutMs: number;
	/** Ends the attempt after that time, whatever it is at. */
	limit: AbortSignal;
};

/**
 * How an attempt went. `retry`: it may go better later, not before `afterMs` where the receiver said so; `own` where the fault is not the receiver's. `blocked`: not
 * before somebody changes a setting; it is tried again and never given up. `dead`: the receiver will not take this lead.
 * `error` and `note` are for ops and have no personal data.
 */
export type Outcome =
	| { kind: 'done'; status: number | null; note?: string }
	| { kind: 'retry'; status: number | null; error: string; afterMs?: number; own?: boolean }
	| { kind: 'blocked'; status: number | null; error: string }
	| { kind: 'dead'; status: number | null; error: string };

/** Delivers to one kind of destination, as its settings say. Never throws for what a receiver does. */
export type Provider<Settings> = (parcel: Parcel, settings: Settings) => Promise<Outcome>;

/** What a receiver tells repetitions by: the lead and its version. */
export const parcelKey = ({ lead: { id, version } }: Parcel): string => `${id}.${version}`;

/** A secret from the environment, or why there is none. */
export function readSecret(
	{ env, variableName }: Pick<Parcel, 'env' | 'variableName'>,
	name: string,
): { value: string } | { outcome: Extract<Outcome, { kind: 'blocked' }> } {
	const value = env[name];
	if (value) return { value };
	return {
		outcome: { kind: 'blocked', status: null, error: `The environment variable ${variableName(name)} is not set.` },
	};
}
