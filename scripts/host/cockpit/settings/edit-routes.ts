import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Fleet } from '../../../../netlify/fleet/fleet.ts';
import { tenantDirs } from '../../../publish/paths.ts';
import { lastConfig } from '../../../publish/read/last-pull.ts';
import { scanJson } from '../../../sources/json-scan.ts';
import { tenantNamed } from '../../hosted-tenants.ts';
import type { Html } from '../../page-frame.ts';
import { siteUrl } from '../../tenant-links.ts';
import type { Operator } from '../admission.ts';
import { cockpitFrame } from '../cockpit-frame.ts';
import { refusalPage } from '../refusal-page.ts';
import { siteClock } from '../tenant-view.ts';
import { unlockLine } from '../unlock-line.ts';
import { allChanges, planDiscard } from './discard.ts';
import { editPage, filePage, type Tried } from './edit-page.ts';
import { picturesOf, readPicture } from './form/pictures.ts';
import { type Press, pressed, pressOf, readValue } from './form/read-form.ts';
import { schemaAt, shapeOf } from './form/shape.ts';
import { touchedBy } from './form/value-form.ts';
import { readHours } from './hours-form.ts';
import { jsonFault } from './json-fault.ts';
import { notedSettings } from './noted.ts';
import { whatToWrite } from './plain-problems.ts';
import type { Setting } from './rows.ts';
import { planEdit, readSiteFile, type SiteFile, valueAt } from './site-file.ts';
import { saveWithUndo, undoSave } from './undo.ts';

type Found = { row: Setting; file: SiteFile };

type Settings = {
	out: string;
	/** Folder with the tenants; null where this host does not have them. */
	tenantsDir: string | null;
	openFleet: (() => Promise<Fleet>) | null;
	operatorOf: (context: Context) => Operator | null;
};

const needsSignIn =
	'Settings are changed by those who have signed in: a site.json may name files of this machine and receivers of leads. Open the link that the host printed in its terminal, or sign in with the key.';

/** Adds a view of each site.json and a form that changes one setting in it, for those who have signed in. */
export function addSettings(start: Hono, { out, tenantsDir, openFleet, operatorOf }: Settings): void {
	for (const path of ['file', 'edit', 'undo', 'discard', 'picture'].map((page) => `/tenants/:slug/config/${page}/`)) {
		start.use(path, async (context, next) => {
			const operator = operatorOf(context);
			if (operator?.signedIn) return next();
			return context.html(operator ? lockedPage(operator) : refusalPage(needsSignIn), 403);
		});
	}
	start.get('/tenants/:slug/config/file/', async (context) => {
		const [operator, slug] = [operatorOf(context), context.req.param('slug')];
		const file = readSiteFile(tenantsDir, slug);
		if (!operator || !file) return context.notFound();
		const tenant = tenantNamed(out, slug);
		return context.html(filePage(file, { tenant, operator, clock: await siteClock(tenant, { out, openFleet }) }));
	});
	start.get('/tenants/:slug/config/picture/', (context) => {
		const [slug, path] = [context.req.param('slug'), context.req.query('path') ?? ''];
		const found = tenantsDir && readPicture(tenantsDir, slug, path);
		// What several sites share is on the site itself.
		if (!found && /^\/(?!\/)/.test(path))
			return context.redirect(`${siteUrl(slug, context.req.header('host') ?? 'localhost').replace(/\/$/, '')}${path}`);
		if (!found) return context.notFound();
		context.header('content-type', found.type);
		context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
		return context.body(new Uint8Array(found.body));
	});
	start.get('/tenants/:slug/config/edit/', (context) => show(context, context.req.query('key') ?? '', null));
	start.post('/tenants/:slug/config/edit/', async (context) => {
		const slug = context.req.param('slug');
		const form = await context.req.parseBody();
		const text = Object.assign(
			(name: string): string => (typeof form[name] === 'string' ? form[name].replaceAll('\r\n', '\n') : ''),
			{ has: (name: string): boolean => typeof form[name] === 'string' },
		);
		const found = settingOf(slug, text('key'));
		if (!found || tenantsDir === null) return context.notFound();
		const act = text('act');
		const isRemoval = act.includes('remov');
		if (act === 'weekdays') return show(context, found.row.key, likeMonday(found, text));
		const press = pressOf(act);
		if (press) return show(context, found.row.key, afterPress(found, { press, act, text }));
		const typed = readTyped(found, act, text);
		const tried = typed.fault
			? { written: typed.written, isRemoval, edit: null, fault: typed.fault }
			: tryEdit(tenantsDir, slug, { ...found, written: typed.written, isRemoval });
		const isSave = act.startsWith('save') && tried.edit !== null && tried.edit.problems.length === 0;
		if (!isSave) return show(context, found.row.key, tried);
		if (found.file.version !== text('version') || !saveWithUndo(found.file, tried.edit ?? nothing, found.row.key)) {
			const fault = `${found.file.name} has been changed meanwhile. Look at the preview again before you save.`;
			return show(context, found.row.key, { ...tried, edit: null, fault });
		}
		return context.redirect(`/tenants/${slug}/config/?${new URLSearchParams({ saved: found.row.key })}`, 303);
	});
	start.post('/tenants/:slug/config/undo/', (context) => {
		const slug = context.req.param('slug');
		const file = readSiteFile(tenantsDir, slug);
		if (!file) return context.notFound();
		const key = undoSave(file);
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
		if (edit && edit.problems.length === 0 && saveWithUndo(file, edit, key))
			return context.redirect(`/tenants/${slug}/config/?${new URLSearchParams({ discarded: key })}`, 303);
		const why = edit?.problems.length
			? `Without this change alone the site could not be built: ${edit.problems.map(whatToWrite).join(' ')}`
			: 'It depends on another change. Discard all, or change it back by its form.';
		return context.html(refusalPage(why, { title: 'Not discarded', operator: operatorOf(context) }), 409);
	});

	function settingOf(slug: string, key: string): Found | null {
		const file = readSiteFile(tenantsDir, slug);
		const row = file && notedSettings(out, slug, file)?.find((one) => one.key === key && one.isEditable);
		return file && row ? { row: asInFile(row, file), file } : null;
	}
	async function show(context: Context, key: string, tried: Tried | null): Promise<Response> {
		const [operator, slug] = [operatorOf(context), context.req.param('slug') ?? ''];
		const found = settingOf(slug, key);
		if (!operator || !found) return context.notFound();
		const tenant = tenantNamed(out, slug);
		const around = {
			tenant,
			operator,
			file: found.file,
			clock: await siteClock(tenant, { out, openFleet }),
			tried,
			host: context.req.header('host') ?? 'localhost',
			pictures: tenantsDir === null ? [] : picturesOf(tenantsDir, slug),
		};
		const refused = tried && (tried.fault !== null || (tried.edit?.problems.length ?? 0) > 0);
		return context.html(editPage(found.row, around), refused ? 422 : 200);
	}
}

/** The text of a field of a form; empty where the form does not have it, which `has` tells. */
type Text = ((name: string) => string) & { has: (name: string) => boolean };

/** What was typed, or was shown before it is saved. */
function readTyped(found: Found, act: string, text: Text): { written: string; fault: string | null } {
	if (act === 'preview-json') return { written: text('value'), fault: null };
	return act === 'preview' ? readForm(found, text) : { written: text('shown'), fault: null };
}

/** The form after one of its own buttons: an entry more or less, in another place, or another picture. */
function afterPress(found: Found, { press, act, text }: { press: Press; act: string; text: Text }): Tried {
	const { row } = found;
	const tried = { isRemoval: false, edit: null, fault: null };
	if (row.control !== 'parts') return { ...tried, written: press.act === 'set' ? press.given : text('value') };
	const field = /:(v[^=]*)/.exec(act)?.[1] ?? '';
	const typed: unknown = JSON.parse(readForm(found, text).written);
	const value = pressed(typed, press, row.path, text(`name-of-${field}`).trim());
	const browsing = press.act === 'browse' ? field : null;
	return { ...tried, written: JSON.stringify(value, null, '\t'), touched: touchedBy(act, value), browsing };
}

const nothing = { text: '', diff: [], problems: [] };

/** A list or an object as the file has it, without what a build completes. */
function asInFile(row: Setting, file: SiteFile): Setting {
	const own = valueAt(file.value, row.path);
	if (own === undefined || (row.control !== 'parts' && row.control !== 'json')) return row;
	return { ...row, written: JSON.stringify(own, null, '\t') };
}

/** Whoever unlocks it here comes back to what they wanted to change. */
const lockedPage = (operator: Operator): Html =>
	cockpitFrame(
		{ title: 'Settings are locked', operator },
		html`<header><h1>Settings are locked</h1><p>They name files of this machine and who gets leads.</p></header>${unlockLine(operator, 'Settings are changed by those who have signed in.')}`,
	);

/** What the form of a setting says, as it is written; hours have a field for each day. */
function readForm({ row, file }: Found, text: Text): { written: string; fault: string | null } {
	const { control, path, written } = row;
	if (control === 'parts') return { written: readParts(row, text), fault: null };
	if (control !== 'week' && control !== 'dates') return { written: text('value'), fault: null };
	const read = readHours(control, text, valueAt(file.value, path) ?? JSON.parse(written));
	return { written: JSON.stringify(read.value, null, '\t'), fault: read.ok ? null : read.fault };
}

/** What the fields of a list or an object say, on the ground of what the form was made from. */
function readParts({ path, written }: Setting, text: Text): string {
	const schema = schemaAt(path);
	const base = scanJson(text('base')) === null ? text('base') : written;
	const value = schema
		? readValue(schema, JSON.parse(base), (name) => (text.has(name) ? text(name) : null))
		: JSON.parse(base);
	return JSON.stringify(value ?? (Array.isArray(JSON.parse(base)) ? [] : {}), null, '\t');
}

/** The week as it was typed, with the hours of Monday on all days up to Friday. */
function likeMonday({ row, file }: Found, text: Text): Tried {
	const ofMonday = (name: string): string => name.replace(/^row-[1-4]-(?!day$)/, 'row-0-');
	const { written, fault } = readForm(
		{ row, file },
		Object.assign((name: string) => text(ofMonday(name)), { has: text.has }),
	);
	return { written, isRemoval: false, edit: null, fault };
}

type Trying = { row: Setting; file: SiteFile; written: string; isRemoval: boolean };

function tryEdit(tenantsDir: string, slug: string, { row, file, written, isRemoval }: Trying): Tried {
	const tried = { written, isRemoval, edit: null, fault: null };
	const read = isRemoval ? { ok: true as const, value: undefined } : readWritten(row, written);
	if (!read.ok) return { ...tried, fault: read.fault };
	try {
		return { ...tried, edit: planEdit(tenantsDir, slug, { file, change: { path: row.path, value: read.value } }) };
	} catch (error) {
		return { ...tried, fault: error instanceof Error ? error.message : String(error) };
	}
}

type Read = { ok: true; value: unknown } | { ok: false; fault: string };

/** What was written, as the file will have it. A number that is none is left for the check to refuse, as text. */
function readWritten(row: Setting, written: string): Read {
	const { control } = row;
	if (control === 'text' || control === 'picture') return { ok: true, value: written };
	if (control === 'choice') return { ok: true, value: chosen(row, written) };
	if (control === 'switch') return { ok: true, value: written === 'true' };
	if (control === 'number') {
		const isNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(written.trim());
		return { ok: true, value: isNumber ? Number(written) : written };
	}
	const fault = scanJson(written);
	return fault ? { ok: false, fault: jsonFault(written, fault) } : { ok: true, value: JSON.parse(written) };
}

/** The value of the schema that a choice stands for. */
function chosen({ path }: Setting, written: string): unknown {
	const schema = schemaAt(path);
	const shape = schema && shapeOf(schema);
	const values = shape?.kind === 'choice' ? shape.values : [];
	return values.find((value) => String(value) === written) ?? written;
}
