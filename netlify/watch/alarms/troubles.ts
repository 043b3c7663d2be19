import { isFeedAgeWarning } from '../../../src/domain/stock/feed-age.ts';
import { waitingLanes } from '../../delivery/lanes.ts';
import { stuckLanes } from '../../delivery/stuck-lanes.ts';
import { overdueLeads } from '../../leads/store/overdue-leads.ts';
import { buildHistory, type LastBuild } from '../build-history.ts';
import { depositTroubles } from './deposit-troubles.ts';
import { smsTroubles } from './sms-troubles.ts';
import type { Look, Trouble } from './trouble.ts';

/** Milliseconds after which a site is old: it is built once a day, and may be two hours late. */
const oldAfter = 26 * 60 * 60_000;

/** Everything that is wrong with deliveries, leads, builds, feeds, SMS and deposits: of one tenant, or of all. `now` in Unix milliseconds. */
export async function findTroubles(look: Look): Promise<Trouble[]> {
	const looks = [deliveryTroubles, leadTroubles, buildTroubles, smsTroubles, depositTroubles];
	const found: Trouble[] = [];
	for (const lookFor of looks) found.push(...(await lookFor(look)));
	return found;
}

async function deliveryTroubles({ db, now, tenant }: Look): Promise<Trouble[]> {
	return stuckLanes(await waitingLanes(db, tenant), now).map(({ lane, state, since, reason }) => ({
		tenant: lane.tenant,
		kind: 'delivery',
		subject: lane.destination,
		text: `Deliveries to ${lane.destination} are ${state} since ${iso(since)}; ${lane.waiting} wait. ${reason} See npm run leads -- list --overdue --tenant ${lane.tenant}`,
	}));
}

async function leadTroubles(look: Look): Promise<Trouble[]> {
	const rows = await overdueLeads(look.db, look);
	return rows.map(({ tenant, count, oldest }) => ({
		tenant,
		kind: 'leads',
		subject: '',
		text: `${count === 1 ? '1 lead was' : `${count} leads were`} not opened in time, the oldest since ${iso(oldest)}. Call the dealership. See npm run leads -- list --overdue --tenant ${tenant}`,
	}));
}

async function buildTroubles({ db, now, tenant, tenants }: Look): Promise<Trouble[]> {
	const history = buildHistory(db);
	const good = await history.lastGood({ tenant });
	const last = await history.lastEnded({ tenant });
	return last
		.filter((build) => tenants.bySlug(build.tenant))
		.flatMap((build) => [...endTroubles(build), ...ageTroubles(build, { good: good.get(build.tenant), now })]);
}

/** Without the build's own message: it may quote what is in a feed. */
function endTroubles({ tenant, outcome, finished_at, warnings }: LastBuild): Trouble[] {
	const published = `The published site is unchanged. npm run build -- ${tenant} says what is wrong.`;
	const stale = `The stock feed is stale: nobody has renewed it for days. Ask the dealer or who exports it. npm run doctor -- ${tenant} says how old it is.`;
	const words: Readonly<Record<string, string>> = {
		failed: `The build of ${iso(finished_at)} failed. ${published}`,
		held_back: `The build of ${iso(finished_at)} was held back, since too much of the stock has changed. ${published}`,
		lost: `The builder died over the build of ${iso(finished_at)}. Start npm run builder again.`,
	};
	const text = words[outcome];
	return [
		...(text === undefined ? [] : [{ tenant, kind: 'build', subject: '', text }]),
		...(warnings.some(isFeedAgeWarning) ? [{ tenant, kind: 'feed', subject: '', text: stale }] : []),
	];
}

function ageTroubles({ tenant }: LastBuild, { good, now }: { good: number | undefined; now: number }): Trouble[] {
	if (good !== undefined && now - good <= oldAfter) return [];
	const since = good === undefined ? 'No build has ever gone well' : `The last good build is of ${iso(good)}`;
	const text = `${since}: prices, sold cars and hours are old. Does a builder run? npm run doctor -- ${tenant}`;
	return [{ tenant, kind: 'old-build', subject: '', text }];
}

const iso = (time: number): string => `${new Date(time).toISOString().slice(0, 16)}Z`;
