import { readArguments, UsageError } from '../../../scripts/program/arguments.ts';
import { type LeadFilter, type LeadState, leadStates } from '../../leads/store/lead-list.ts';

const usage = `Usage: npm run leads -- <command>
  list                    leads, newest first
    --overdue             complete leads that nobody opened in time (leads.open_within_minutes), and stuck deliveries
    --expired             leads past their time that are undelivered; deleted at twice the time
    --limit <n>           at most this many (50)
    --json                one JSON object per line
    --check               exit code 1 if deliveries are stuck, 3 if any lead is listed
  show <id>               one lead with its answers and deliveries; marks it as opened
    --files <dir>         writes its files there
  retry <id> …            makes undelivered leads due now; dead letters start again
  retry --state dead      the same for all that match
  export                  all that match, with every answer
    --format <csv|jsonl>  (csv)
    --out <file>          instead of the terminal
  deliver                 delivers what is due, with the settings of this shell (--tenant)
    --watch               goes on until it is stopped, for every tenant, and deletes what is too old
  erase <who>             erases all leads of an e-mail address or phone number, or one by its id
    --yes                 without asking first
  reencrypt               encrypts sensitive answers with the current FORECOURT_SECRET
Which leads (list, retry, export, erase by --tenant):
  --tenant <slug>
  --since <when>          2026-11-21, or 24h or 7d ago
  --state <state>         ${leadStates.join(', ')}
Exit codes: 0 done, 1 nothing found or failed, 2 wrong usage, 3 see --check.`;

/** Wrong use of this command line. */
export class LeadsUsageError extends UsageError {
	constructor(fault: string) {
		super(fault, usage);
	}
}

export type LeadsCommand =
	| {
			name: 'list';
			filter: LeadFilter;
			overdue: boolean;
			expired: boolean;
			limit: number;
			json: boolean;
			check: boolean;
	  }
	| { name: 'show'; id: string; files: string | null }
	| { name: 'retry'; ids: readonly string[]; filter: LeadFilter }
	| { name: 'export'; filter: LeadFilter; format: 'csv' | 'jsonl'; out: string | null }
	| { name: 'erase'; who: string; filter: LeadFilter; yes: boolean }
	| { name: 'reencrypt'; filter: LeadFilter }
	| { name: 'deliver'; filter: LeadFilter; watch: boolean };

const known = {
	tenant: { type: 'string' },
	since: { type: 'string' },
	state: { type: 'string' },
	overdue: { type: 'boolean', default: false },
	expired: { type: 'boolean', default: false },
	yes: { type: 'boolean', default: false },
	watch: { type: 'boolean', default: false },
	limit: { type: 'string', default: '50' },
	json: { type: 'boolean', default: false },
	check: { type: 'boolean', default: false },
	files: { type: 'string' },
	format: { type: 'string', default: 'csv' },
	out: { type: 'string' },
} as const;

/** Reads the command line. Throws a HelpAsked, or a UsageError that says what is wrong and what is possible. */
export function readCommand(args: readonly string[], now: number): LeadsCommand {
	const config = { args: [...args], options: known, allowPositionals: true } as const;
	const { positionals, values } = readArguments(config, usage);
	const [name, ...ids] = positionals;
	const filter = { tenant: values.tenant, since: readSince(values.since, now), state: readState(values.state) };
	if (ids.length > 0 && !['show', 'retry', 'erase'].includes(name ?? ''))
		throw new LeadsUsageError(`Unexpected argument: ${ids.join(' ')}`);
	switch (name) {
		case 'list':
			return {
				name,
				filter,
				overdue: values.overdue,
				expired: values.expired,
				limit: readLimit(values.limit),
				json: values.json,
				check: values.check,
			};
		case 'show':
			if (ids.length !== 1) throw new LeadsUsageError('show: expected the id of one lead.');
			return { name, id: ids[0] ?? '', files: values.files ?? null };
		case 'retry':
			if (ids.length === 0 && !filter.state)
				throw new LeadsUsageError('retry: expected ids, or --state dead or pending.');
			return { name, ids, filter };
		case 'export':
			return { name, filter, format: readFormat(values.format), out: values.out ?? null };
		case 'erase':
			if (ids.length !== 1) throw new LeadsUsageError('erase: expected one e-mail address, phone number or id.');
			return { name, who: ids[0] ?? '', filter: { tenant: values.tenant }, yes: values.yes };
		case 'reencrypt':
			return { name, filter: { tenant: values.tenant } };
		case 'deliver':
			if (values.watch && values.tenant)
				throw new LeadsUsageError('--watch delivers for every tenant: leave --tenant out.');
			return { name, filter, watch: values.watch };
		default:
			throw new LeadsUsageError(name ? `There is no command ${name}.` : 'Expected a command.');
	}
}

const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

function readSince(value: string | undefined, now: number): number | undefined {
	if (value === undefined) return undefined;
	const [, count, unit = ''] = /^(\d+)([mhd])$/.exec(value) ?? [];
	const time = count ? now - Number(count) * (units[unit] ?? 0) : Date.parse(value);
	if (Number.isFinite(time)) return time;
	throw new LeadsUsageError(`--since: found ${value}, expected a date such as 2026-11-21, or 30m, 24h, 7d.`);
}

function readState(value: string | undefined): LeadState | undefined {
	const state = leadStates.find((one) => one === value);
	if (value !== undefined && !state) {
		throw new LeadsUsageError(`--state: found ${value}, expected one of ${leadStates.join(', ')}.`);
	}
	return state;
}

function readLimit(value: string): number {
	const limit = Number(value);
	if (Number.isInteger(limit) && limit > 0) return limit;
	throw new LeadsUsageError(`--limit: found ${value}, expected a whole number above 0.`);
}

function readFormat(value: string): 'csv' | 'jsonl' {
	if (value === 'csv' || value === 'jsonl') return value;
	throw new LeadsUsageError(`--format: found ${value}, expected csv or jsonl.`);
}
