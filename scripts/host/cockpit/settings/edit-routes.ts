import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { scanJson } from '../../../sources/json-scan.ts';
import { tenantNamed } from '../../hosted-tenants.ts';
import type { Html } from '../../page-frame.ts';
import type { Operator } from '../admission.ts';
import { cockpitFrame } from '../cockpit-frame.ts';
import { refusalPage } from '../refusal-page.ts';
import { clockOf } from '../site-locale.ts';
import { unlockLine } from '../unlock-line.ts';
import { editPage, filePage, type Tried } from './edit-page.ts';
import { readHours } from './hours-form.ts';
import { jsonFault } from './json-fault.ts';
import { notedSettings } from './noted.ts';
import type { Setting } from './rows.ts';
import { planEdit, readSiteFile, type SiteFile, valueAt } from './site-file.ts';
import { saveWithUndo, undoSave } from './undo.ts';

type Found = { row: Setting; file: SiteFile };

type Settings = {
	out: string;
	/** Folder with the tenants; null where this host does not have them. */
	tenantsDir: string | null;
	operatorOf: (context: Context) => Operator | null;
};

const needsSignIn =
	'Settings are changed by those who have signed in: a site.json may name files of this machine and receivers of leads. Open the link that the host printed in its terminal, or sign in with the key.';

/** Adds a view of each site.json and a form that changes one setting in it, for those who have signed in. */
export function addSettings(start: Hono, { out, tenantsDir, operatorOf }: Settings): void {
	for (const path of ['file', 'edit', 'undo'].map((page) => `/tenants/:slug/config/${page}/`)) {
		start.use(path, async (context, next) => {
			const operator = operatorOf(context);
			if (operator?.signedIn) return next();
			return context.html(operator ? lockedPage(operator) : refusalPage(needsSignIn), 403);
		});
	}
	start.get('/tenants/:slug/config/file/', (context) => {
		const [operator, slug] = [operatorOf(context), context.req.param('slug')];
		const file = readSiteFile(tenantsDir, slug);
		if (!operator || !file) return context.notFound();
		return context.html(filePage(file, { tenant: tenantNamed(out, slug), operator, clock: clockOf(out, slug) }));
	});
	start.get('/tenants/:slug/config/edit/', (context) => show(context, context.req.query('key') ?? '', null));
	start.post('/tenants/:slug/config/edit/', async (context) => {
		const slug = context.req.param('slug');
		const form = await context.req.parseBody();
		const text = (name: string): string => (typeof form[name] === 'string' ? form[name].replaceAll('\r\n', '\n') : '');
		const found = settingOf(slug, text('key'));
		if (!found || tenantsDir === null) return context.notFound();
		const act = text('act');
		const isRemoval = act.includes('remov');
		if (act === 'weekdays') return show(context, found.row.key, likeMonday(found, text));
		const typed = act === 'preview' ? readForm(found, text) : { written: text('shown'), fault: null };
		const tried = typed.fault
			? { written: typed.written, isRemoval, edit: null, fault: typed.fault }
			: tryEdit(tenantsDir, slug, { ...found, written: typed.written, isRemoval });
		const isSave = act.startsWith('save') && tried.edit !== null && tried.edit.problems.length === 0;
		if (!isSave) return show(context, found.row.key, tried);
		if (found.file.version !== text('version') || !saveWithUndo(found.file, tried.edit ?? nothing, found.row.key)) {
			const fault = `${found.file.name} has been changed meanwhile. Look at the preview again before you save.`;
			return show(context, found.row.key, { ...tried, edit: null, fault });
		}
		const params = new URLSearchParams({ q: found.row.key, saved: found.row.key });
		return context.redirect(`/tenants/${slug}/config/?${params}`, 303);
	});
	start.post('/tenants/:slug/config/undo/', (context) => {
		const slug = context.req.param('slug');
		const file = readSiteFile(tenantsDir, slug);
		if (!file) return context.notFound();
		const key = undoSave(file);
		if (key !== null)
			return context.redirect(`/tenants/${slug}/config/?${new URLSearchParams({ q: key, undone: key })}`, 303);
		const why = `${file.name} has been changed since, so this can no longer be undone here. Change the setting back instead.`;
		return context.html(refusalPage(why, { title: 'Not undone', operator: operatorOf(context) }), 409);
	});

	function settingOf(slug: string, key: string): Found | null {
		const file = readSiteFile(tenantsDir, slug);
		const row = file && notedSettings(out, slug, file)?.find((one) => one.key === key && one.isEditable);
		return file && row ? { row, file } : null;
	}
	function show(context: Context, key: string, tried: Tried | null): Response | Promise<Response> {
		const [operator, slug] = [operatorOf(context), context.req.param('slug') ?? ''];
		const found = settingOf(slug, key);
		if (!operator || !found) return context.notFound();
		const around = {
			tenant: tenantNamed(out, slug),
			operator,
			file: found.file,
			clock: clockOf(out, slug),
			tried,
			host: context.req.header('host') ?? 'localhost',
		};
		const refused = tried && (tried.fault !== null || (tried.edit?.problems.length ?? 0) > 0);
		return context.html(editPage(found.row, around), refused ? 422 : 200);
	}
}

const nothing = { text: '', diff: [], problems: [] };

/** Whoever unlocks it here comes back to what they wanted to change. */
const lockedPage = (operator: Operator): Html =>
	cockpitFrame(
		{ title: 'Settings are locked', operator },
		html`<header><h1>Settings are locked</h1><p>They name files of this machine and who gets leads.</p></header>${unlockLine(operator, 'Settings are changed by those who have signed in.')}`,
	);

/** What the form of a setting says, as it is written; hours have a field for each day. */
function readForm({ row, file }: Found, text: (name: string) => string): { written: string; fault: string | null } {
	const { control, path, written } = row;
	if (control !== 'week' && control !== 'dates') return { written: text('value'), fault: null };
	const read = readHours(control, text, valueAt(file.value, path) ?? JSON.parse(written));
	return { written: JSON.stringify(read.value, null, '\t'), fault: read.ok ? null : read.fault };
}

/** The week as it was typed, with the hours of Monday on all days up to Friday. */
function likeMonday({ row, file }: Found, text: (name: string) => string): Tried {
	const ofMonday = (name: string): string => name.replace(/^row-[1-4]-(?!day$)/, 'row-0-');
	const { written, fault } = readForm({ row, file }, (name) => text(ofMonday(name)));
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
function readWritten({ control }: Setting, written: string): Read {
	if (control === 'text') return { ok: true, value: written };
	if (control === 'switch') return { ok: true, value: written === 'true' };
	if (control === 'number') {
		const isNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(written.trim());
		return { ok: true, value: isNumber ? Number(written) : written };
	}
	const fault = scanJson(written);
	return fault ? { ok: false, fault: jsonFault(written, fault) } : { ok: true, value: JSON.parse(written) };
}
