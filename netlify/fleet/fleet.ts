import type { RebuildStatus } from '../../src/contract/rebuild.ts';
import { openRuntime, type Runtime } from '../platform/runtime/runtime.ts';
import { handOverSoon } from '../rebuilds/hosts/hand-over.ts';
import { type RebuildMode, rebuildMode } from '../rebuilds/hosts/mode.ts';
import { cancelWaiting, type RebuildOptions, storeTrigger } from '../rebuilds/store/requests.ts';
import { rebuildStatus } from '../rebuilds/store/status.ts';
import { type DeliveryCount, deliveryCounts } from './deliveries.ts';
import { type Demand, siteDemand } from './demand.ts';
import { fleetFigures, type TenantFigures } from './figures.ts';
import {
	type InboxAsked,
	type InboxLead,
	inboxOf,
	type LeadTrail,
	leadTrail,
	peopleOf,
	type ShownLead,
	sendAgain,
	shownLead,
} from './inbox.ts';
import {
	type InboxParts,
	inboxParts,
	type LeadNames,
	leadNames,
	leadsOfPart,
	type PartAsked,
	type PartsAsked,
} from './inbox-parts.ts';
import { type LastBuild, lastBuilds } from './last-builds.ts';
import { type CareChange, careForLead, type LeadMark, markLead } from './lead-care.ts';
import { type LeadDay, leadDays } from './lead-days.ts';
import type { LeadsAsked } from './resting-leads.ts';
import {
	type NewSettingChange,
	nameSettingChanges,
	noteSettingChanges,
	type SettingHistory,
	settingHistory,
} from './setting-changes.ts';
import { type ChangedLead, type ChangeOfSeveral, changeLeads, undoChange } from './several-leads.ts';
import { type SplitResult, splitResults } from './split-results.ts';

/** What operators see and do, for the cockpit of the local host. Only `lead` says who a visitor is. */
export type Fleet = {
	mode: RebuildMode;
	figures: () => Promise<ReadonlyMap<string, TenantFigures>>;
	/** The last build of each tenant that has one in the history. */
	lastBuilds: () => Promise<ReadonlyMap<string, LastBuild>>;
	/** What visitors of a site wanted in its last days. */
	demand: (slug: string, days: number) => Promise<Demand>;
	status: (slug: string) => Promise<RebuildStatus>;
	deliveries: (slug: string) => Promise<DeliveryCount[]>;
	splitTests: (slug: string) => Promise<SplitResult[]>;
	leadDays: (slug: string, days: number) => Promise<LeadDay[]>;
	inbox: (asked: InboxAsked) => Promise<InboxLead[]>;
	/** All leads that wait for somebody, and how many others there are. */
	inboxParts: (asked: PartsAsked) => Promise<InboxParts>;
	/** What leads are filed under, and the sites that they are of. */
	leadNames: (asked: LeadsAsked) => Promise<LeadNames>;
	/** Some of those others, or of all, newest or oldest first. */
	leadsOfPart: (asked: PartAsked) => Promise<InboxLead[]>;
	/** What became of a lead, without what the visitor typed; null if it is not there. */
	trail: (slug: string, lead: { id: string; named: boolean }) => Promise<LeadTrail | null>;
	/** A lead that somebody has opened; null for others. */
	lead: (slug: string, id: string) => Promise<ShownLead | null>;
	/** Records that a lead was opened or answered; `by`: the name of who says so, `said`: with which ready answer. False if it is not there. */
	markLead: (mark: { tenant: string; id: string; by: string; as: LeadMark; said?: string }) => Promise<boolean>;
	/** Records who looks after a lead, when they get back to it, what came of it, or a note. False if it is not there. */
	careForLead: (asked: { tenant: string; id: string; by: string; change: CareChange }) => Promise<boolean>;
	/** Records that several leads were answered, who looks after them, or what came of them. Each before and after. */
	changeLeads: (asked: ChangeOfSeveral) => Promise<ChangedLead[]>;
	/** Takes that back of all that stand as it left them; `by`: who says so. How many there were. */
	undoChange: (changed: readonly ChangedLead[], by: string) => Promise<number>;
	/** Who can look after leads of these sites: their teams, and whoever looks after one. */
	people: (slugs: readonly string[]) => Promise<string[]>;
	/** Sends what of leads has not arrived again, within a minute; of one site only, if one is named. How many there were. */
	sendAgain: (asked: { tenant?: string | undefined; ids: readonly string[] }) => Promise<number>;
	/** Puts a request into the queue, or asks the host that builds. `why`: by whom, and what for. */
	rebuild: (slug: string, options: RebuildOptions, why?: string) => Promise<void>;
	/** Records what an operator changed in the settings of a site. */
	noteSettings: (slug: string, changes: readonly NewSettingChange[], by: string) => Promise<void>;
	/** Says who made the change of a setting, or of all (`all`), that was recorded just now without a name. */
	nameSettings: (slug: string, key: string, by: string) => Promise<void>;
	/** What was changed in them, the newest first, and the builds that may have published it. */
	settingHistory: (slug: string) => Promise<SettingHistory>;
	/** Takes what operators asked for back, while no build has taken it. How many requests there were. */
	cancelRebuild: (slug: string) => Promise<number>;
};

/** Who asks for what a button of the cockpit asks for. */
export const operatorName = 'operator';

/** The fleet of a runtime. Throws an Error if `FORECOURT_REBUILD` is wrong. */
export function createFleet(runtime: Pick<Runtime, 'db' | 'tenants' | 'now' | 'env'>): Fleet {
	const { db, env, now } = runtime;
	return {
		mode: rebuildMode(env),
		figures: () => fleetFigures(runtime),
		lastBuilds: () => lastBuilds(db),
		demand: (slug, days) => siteDemand(runtime, slug, days),
		status: (slug) => rebuildStatus(db, slug, now()),
		deliveries: (slug) => deliveryCounts(runtime, slug),
		splitTests: (slug) => splitResults(runtime, slug),
		leadDays: (slug, days) => leadDays(runtime, slug, days),
		inbox: (asked) => inboxOf(runtime, asked),
		inboxParts: (asked) => inboxParts(runtime, asked),
		leadNames: (asked) => leadNames(runtime, asked),
		leadsOfPart: (asked) => leadsOfPart(runtime, asked),
		trail: (slug, lead) => leadTrail(runtime, slug, lead),
		lead: (slug, id) => shownLead(runtime, slug, id),
		markLead: (mark) => markLead(runtime, mark),
		careForLead: (asked) => careForLead(runtime, asked),
		changeLeads: (asked) => changeLeads(runtime, asked),
		undoChange: (changed, by) => undoChange(runtime, changed, by),
		people: (slugs) => peopleOf(runtime, slugs),
		sendAgain: (asked) => sendAgain(runtime, asked),
		rebuild: async (slug, options, why = '') => {
			await storeTrigger(db, { tenant: slug, by: operatorName, why, options, automatic: false }, now());
			await handOverSoon(runtime, slug);
		},
		noteSettings: (slug, changes, by) => noteSettingChanges(runtime, slug, { changes, by }),
		nameSettings: (slug, key, by) => nameSettingChanges(runtime, slug, { key, by }),
		settingHistory: (slug) => settingHistory(db, slug),
		cancelRebuild: (slug) => cancelWaiting(db, { tenant: slug, by: operatorName }),
	};
}

/**
 * The fleet of this process. It shares the functions' connection: two connections to one file in one thread wait for each
 * other. Rejects with what opening the database throws; the next call tries again.
 */
export const openFleet = async (): Promise<Fleet> => createFleet(await openRuntime());
