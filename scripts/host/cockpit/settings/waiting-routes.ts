import type { Hono } from 'hono';
import { tenantDirs } from '../../../publish/paths.ts';
import { lastConfig } from '../../../publish/read/last-pull.ts';
import { refusalPage } from '../admission/refusal-page.ts';
import { ask } from '../ask-fleet.ts';
import { publishesSettings } from '../builds/build-causes.ts';
import { allChanges, planDiscard } from './discard.ts';
import { saveNoted, undoNoted } from './history/save-noted.ts';
import { notedSettings } from './noted.ts';
import { whatToWrite } from './plain-problems.ts';
import type { Settings } from './settings-around.ts';
import { readSiteFile } from './site-file.ts';

/** Takes a rebuild back that was asked for to publish settings of which none waits now; whether all that waits was asked for so. */
async function cancelPublishing(openFleet: Settings['openFleet'], slug: string): Promise<boolean> {
	const { value: count } = await ask(openFleet, async (fleet) => {
		const { waiting } = await fleet.status(slug);
		const isSpare = waiting.length > 0 && waiting.every(({ why }) => publishesSettings(why));
		return isSpare ? fleet.cancelRebuild(slug) : 0;
	});
	return (count ?? 0) > 0;
}

/** Adds the ways back: of the last save, and of changes that are not on the site yet. */
export function addWaiting(start: Hono, { out, tenantsDir, openFleet, operatorOf }: Settings): void {
	start.post('/tenants/:slug/config/undo/', async (context) => {
		const slug = context.req.param('slug');
		const file = readSiteFile(tenantsDir, slug);
		if (!file) return context.notFound();
		const key = await undoNoted({ openFleet, context }, file);
		if (key !== null) return context.redirect(`/tenants/${slug}/config/?${new URLSearchParams({ undone: key })}`, 303);
		const why = `${file.name} has been changed since, so this can no longer be undone here. Change the setting back instead.`;
		return context.html(refusalPage(why, { title: 'Not undone', operator: operatorOf(context) }), 409);
	});

	start.post('/tenants/:slug/config/discard/', async (context) => {
		const slug = context.req.param('slug');
		const { key } = await context.req.parseBody();
		const file = readSiteFile(tenantsDir, slug);
		if (!file || tenantsDir === null || typeof key !== 'string') return context.notFound();
		const waiting = notedSettings(out, slug, file)?.filter(({ pending }) => pending !== null) ?? [];
		const rows = waiting.filter((row) => key === allChanges || row.key === key);
		if (rows.length === 0) return context.redirect(`/tenants/${slug}/config/`, 303);
		const built = lastConfig(tenantDirs(out, slug).config);
		const edit = planDiscard(tenantsDir, slug, { file, built, rows });
		const saving = { file, key, paths: rows.map(({ path }) => path), kind: 'discarded' as const };
		if (edit?.problems.length === 0 && (await saveNoted({ openFleet, context }, { ...saving, edit }))) {
			const isCancelled = rows.length === waiting.length && (await cancelPublishing(openFleet, slug));
			const said = new URLSearchParams({ discarded: key, ...(isCancelled && { done: 'cancelled' }) });
			return context.redirect(`/tenants/${slug}/config/?${said}`, 303);
		}
		const why = edit?.problems.length
			? `Without this change alone the site could not be built: ${edit.problems.map(whatToWrite).join(' ')}`
			: 'It depends on another change. Discard all, or change it back by its form.';
		return context.html(refusalPage(why, { title: 'Not discarded', operator: operatorOf(context) }), 409);
	});
}
