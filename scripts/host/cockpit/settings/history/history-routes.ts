import { isDeepStrictEqual } from 'node:util';
import type { Context, Hono } from 'hono';
import type { SettingChange, SettingHistory } from '../../../../../netlify/fleet/setting-changes.ts';
import { readNotedBuilds } from '../../../../builder/noted-builds.ts';
import { tenantNamed } from '../../../hosted-tenants.ts';
import { ask } from '../../ask-fleet.ts';
import { siteClock } from '../../tenant/tenant-view.ts';
import { notedSettings } from '../noted.ts';
import { writtenValue } from '../rows.ts';
import type { Settings } from '../settings-around.ts';
import { readSiteFile, valueAt } from '../site-file.ts';
import type { Tried } from '../tried.ts';
import { type Found, tryEdit } from '../typed.ts';
import { readKept } from './changes-between.ts';
import { historyPage } from './history-page.ts';

/** Adds the history of a site's settings. */
export function addHistory(start: Hono, settings: Settings): void {
	const { out, tenantsDir, openFleet, operatorOf } = settings;
	start.get('/tenants/:slug/config/history/', async (context: Context) => {
		const [operator, slug] = [operatorOf(context), context.req.param('slug') ?? ''];
		const file = readSiteFile(tenantsDir, slug);
		if (!operator) return context.notFound();
		const { value, fault } = await ask(openFleet, async (fleet) => ({
			history: withNoted(await fleet.settingHistory(slug), out, slug),
		}));
		const tenant = tenantNamed(out, slug);
		return context.html(
			historyPage({
				tenant,
				operator,
				clock: await siteClock(tenant, settings),
				history: value?.history ?? null,
				fault,
				rows: (file && notedSettings(out, slug, file)) ?? [],
				isBack: ({ path, before }) => file !== null && isDeepStrictEqual(valueAt(file.value, path), readKept(before)),
				key: context.req.query('key') ?? '',
			}),
		);
	});
}

/** With the builds that are noted beside the sites: a command may build without the database. */
function withNoted({ changes, builds }: SettingHistory, out: string, slug: string): SettingHistory {
	const noted = readNotedBuilds(out, slug)
		.filter(({ outcome }) => outcome === 'published' || outcome === 'unchanged')
		.map(({ id, started_at }) => ({ id, startedAt: Date.parse(started_at) }));
	return { changes, builds: [...builds, ...noted] };
}

/** The form of a setting with what it said before a change of its history; null where that is not known any more. */
export async function asBefore(
	{ tenantsDir, openFleet }: Settings,
	{ slug, found, id }: { slug: string; found: Found; id: string },
): Promise<Tried | null> {
	const { value } = await ask(openFleet, (fleet) => fleet.settingHistory(slug));
	const isThis = (change: SettingChange): boolean => change.id === id && change.path.join('.') === found.row.key;
	const change = value?.changes.find((one) => isThis(one) && one.isWhole);
	if (!change || tenantsDir === null) return null;
	const written = writtenValue(found.row.path, readKept(change.before)).written;
	return tryEdit(tenantsDir, slug, { ...found, written, isRemoval: change.before === null });
}
