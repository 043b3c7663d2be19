import { readArguments, UsageError } from '../../../scripts/program/arguments.ts';
import { type ReservationState, reservationStates } from '../../../src/domain/money/reservation-states.ts';

const usage = `Usage: npm run reservations -- <command>
  list                    reservations, newest first
    --state <state>       only these: ${reservationStates.join(', ')}
    --limit <n>           at most this many (50)
    --json                one JSON object per line
  release <which>         the car is free again; a deposit that was paid stays paid
  refund <which>          sends the whole deposit back, and frees the car
    --yes                 without asking first (release, refund)
<which> is a reference such as R-7K3F9Q, or an id.
  --tenant <slug>         only this tenant's
Exit codes: 0 done, 1 nothing found or failed, 2 wrong usage.`;

export type ReservationsCommand =
	| {
			name: 'list';
			tenant: string | undefined;
			state: ReservationState | undefined;
			limit: number;
			json: boolean;
	  }
	| { name: 'release' | 'refund'; which: string; tenant: string | undefined; yes: boolean };

const known = {
	tenant: { type: 'string' },
	state: { type: 'string' },
	limit: { type: 'string', default: '50' },
	json: { type: 'boolean', default: false },
	yes: { type: 'boolean', default: false },
} as const;

/** Reads the command line. Throws a HelpAsked, or a UsageError that says what is wrong and what is possible. */
export function readCommand(args: readonly string[]): ReservationsCommand {
	const config = { args: [...args], options: known, allowPositionals: true } as const;
	const { positionals, values } = readArguments(config, usage);
	const [name, which = '', ...rest] = positionals;
	const { tenant, yes, json } = values;
	if (name === 'list' && which === '')
		return { name, tenant, json, state: readState(values.state), limit: readLimit(values.limit) };
	if ((name === 'release' || name === 'refund') && which !== '' && rest.length === 0)
		return { name, which, tenant, yes };
	throw new UsageError(`Found ${name ? `"${positionals.join(' ')}"` : 'no command'}.`, usage);
}

function readState(value: string | undefined): ReservationState | undefined {
	const state = reservationStates.find((one) => one === value);
	if (value === undefined || state) return state;
	throw new UsageError(`--state: found ${value}, expected one of ${reservationStates.join(', ')}.`, usage);
}

function readLimit(value: string): number {
	const limit = Number(value);
	if (Number.isInteger(limit) && limit > 0) return limit;
	throw new UsageError(`--limit: found ${value}, expected a whole number above 0.`, usage);
}
