import type { SiteConfig } from '../../../src/config/site.ts';
import type { FileFacts, StoredLead } from '../../platform/db/rows/lead-rows.ts';

/** A version of a lead on its way to one destination. */
export type Parcel = {
	lead: StoredLead;
	files: readonly FileFacts[];
	/** Reads the bytes of a file. Files are read one at a time, and only to be sent. */
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
	/** The process's name for a variable that the tenant's settings name. */
	variableName: (name: string) => string;
	/** Milliseconds that an attempt may take. */
	timeoutMs: number;
	/** Ends the attempt after that time. */
	limit: AbortSignal;
};

/**
 * How an attempt went. `retry`: it may succeed later, but not before `afterMs` if the receiver said so; `own` if the fault is not
 * the receiver's. `blocked`: it fails until somebody changes a setting; it is retried and never given up. `dead`: the receiver
 * will not take this lead. `error` and `note` are for operators and contain no personal data.
 */
export type Outcome =
	| { kind: 'done'; status: number | null; note?: string }
	| { kind: 'retry'; status: number | null; error: string; afterMs?: number; own?: boolean }
	| { kind: 'blocked'; status: number | null; error: string }
	| { kind: 'dead'; status: number | null; error: string };

/** Delivers to one kind of destination with its settings. Never throws for what a receiver does. */
export type Provider<Settings> = (parcel: Parcel, settings: Settings) => Promise<Outcome>;

/** Lets a receiver recognise repetitions: the lead and its version. */
export const parcelKey = ({ lead: { id, version } }: Parcel): string => `${id}.${version}`;

/** A secret from the environment, or the outcome without it. */
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
