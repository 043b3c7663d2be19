import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { tenantNamed } from '../../hosted-tenants.ts';
import type { Html } from '../../page-frame.ts';
import type { Operator } from '../admission/admission.ts';
import { refusalPage } from '../admission/refusal-page.ts';
import { hostOf } from '../admission/request-address.ts';
import { unlockLine } from '../admission/unlock-line.ts';
import { cockpitFrame } from '../cockpit-frame.ts';
import { siteClock } from '../tenant/tenant-view.ts';
import { isAtOnce } from './at-once.ts';
import { editPage } from './edit-page.ts';
import { farReachingWords } from './far-reaching.ts';
import { pictureFacts } from './form/picture-facts.ts';
import { picturesOf } from './form/pictures.ts';
import { pressOf } from './form/read-form.ts';
import { addHistory, asBefore } from './history/history-routes.ts';
import { addNameAsk } from './history/name-ask.ts';
import { saveNoted } from './history/save-noted.ts';
import { notedSettings } from './noted.ts';
import { addLooks } from './picture-routes.ts';
import { KeptPreviews } from './preview/kept-previews.ts';
import type { Drawn } from './preview/preview-section.ts';
import type { Settings } from './settings-around.ts';
import { readSiteFile } from './site-file.ts';
import type { Tried } from './tried.ts';
import { afterHours, afterPress, afterUpload, asInFile, type Found, readTyped, saveInList, tryEdit } from './typed.ts';
import { addWaiting } from './waiting-routes.ts';

const needsSignIn =
	'Settings are changed by those who have signed in: a site.json may name files of this machine and receivers of leads. Open the link that the host printed in its terminal, or sign in with the key.';

/** Adds a view of each site.json and a form that changes one setting in it, for those who have signed in. */
export function addSettings(start: Hono, settings: Settings): void {
	const { out, tenantsDir, openFleet, operatorOf, previewer } = settings;
	const previews = new KeptPreviews();
	for (const path of ['file', 'edit', 'undo', 'discard', 'picture', 'preview', 'built', 'history'].map(
		(page) => `/tenants/:slug/config/${page}/*`,
	)) {
		start.use(path, async (context, next) => {
			const operator = operatorOf(context);
			if (operator?.signedIn) return next();
			return context.html(operator ? lockedPage(operator) : refusalPage(needsSignIn), 403);
		});
	}
	addLooks(start, settings, previews);
	addWaiting(start, settings);
	addHistory(start, settings);
	addNameAsk(start, settings);
	start.get('/tenants/:slug/config/edit/', async (context) => {
		previewer?.warm();
		const { key = '', back: id } = context.req.query();
		const slug = context.req.param('slug');
		const found = id ? settingOf(slug, key) : null;
		const tried = found && id ? await asBefore(settings, { slug, found, id }) : null;
		return show(context, key, found && tried ? await withDrawn(slug, found, tried, { act: 'preview' }) : null);
	});
	start.post('/tenants/:slug/config/edit/', async (context) => {
		const slug = context.req.param('slug');
		const form = await context.req.parseBody({ all: true });
		const text = Object.assign((name: string): string => textsIn(form[name]).join('\n').replaceAll('\r\n', '\n'), {
			has: (name: string): boolean => textsIn(form[name]).length > 0,
		});
		const found = settingOf(slug, text('key'));
		if (!found || tenantsDir === null) return context.notFound();
		const act = text('act');
		const isRemoval = act.includes('remov');
		const isHours = found.row.control === 'week' || found.row.control === 'dates';
		if (isHours && !/^(?:preview|save|remov)/.test(act))
			return show(context, found.row.key, afterHours(found, act, text));
		const press = pressOf(act);
		if (press?.act === 'upload')
			return show(
				context,
				found.row.key,
				await afterUpload(found, { press, act, text, form, in: { tenantsDir, slug } }),
			);
		if (press) return show(context, found.row.key, afterPress(found, { press, act, text }));
		const typed = readTyped(found, act, text);
		const tried = typed.fault
			? { ...typed, isRemoval, edit: null }
			: tryEdit(tenantsDir, slug, { ...found, written: typed.written, isRemoval });
		const isSave =
			act.startsWith('save') && !mustBeShown(found, act) && tried.edit !== null && tried.edit.problems.length === 0;
		const unconfirmed = isSave && text('follows') !== '' && text('confirmed') === '';
		if (!isSave || unconfirmed)
			return show(context, found.row.key, {
				...(await withDrawn(slug, found, tried, { act, isPatient: text.has('waits') })),
				unconfirmed,
			});
		const isStale = act === saveInList ? text('was') !== found.row.written : found.file.version !== text('version');
		const { file, row } = found;
		const saving = { file, key: row.key, paths: [row.path], kind: 'saved' as const };
		const isSaved =
			!isStale && tried.edit !== null && (await saveNoted({ openFleet, context }, { ...saving, edit: tried.edit }));
		if (!isSaved) {
			const fault = `${found.file.name} has been changed meanwhile. Look at the preview again before you save.`;
			return show(context, found.row.key, { ...tried, edit: null, fault });
		}
		return context.redirect(`/tenants/${slug}/config/?${new URLSearchParams({ saved: found.row.key })}`, 303);
	});

	/** With the size of the picture that a setting is, now or with the change. */
	async function withFacts({ row }: Found, tried: Tried | null, slug: string): Promise<Tried | null> {
		if (!tried || row.control !== 'picture' || tenantsDir === null || tried.uploaded) return tried;
		const facts = await pictureFacts({ tenantsDir, slug }, { address: tried.written, key: row.path.at(-1) ?? '' });
		return { ...tried, uploaded: { name: 'v', fault: null, facts } };
	}
	/** With the pages that it changes, where it can be saved. */
	async function withDrawn(slug: string, found: Found, tried: Tried, asked: Asked): Promise<Tried> {
		const { edit } = tried;
		const drawn = edit?.diff.length && !edit.problems.length ? await draw(slug, found, edit.text, asked) : null;
		return { ...tried, drawn };
	}
	/** The pages with the change, for as long as they are looked at. */
	async function draw(
		slug: string,
		{ row, file }: Found,
		after: string,
		{ act, isPatient }: Asked,
	): Promise<Drawn | null> {
		if (!previewer || tenantsDir === null || isAtOnce(row.path)) return null;
		const first = row.path[0] === 'pages' ? (row.path[1] ?? null) : null;
		const answer = await previewer.draw({ tenantsDir, out, slug, before: file.text, after, first }, isPatient);
		if (answer.ok) return { id: previews.keep(slug, answer), preview: answer, isOlder: answer.isOlder };
		if (answer.isComing) return { preview: null, coming: act.startsWith('save') ? 'preview' : act };
		return { preview: null, fault: answer.fault };
	}
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
			tried: await withFacts(found, tried, slug),
			host: hostOf(context),
			pictures: tenantsDir === null ? [] : picturesOf(tenantsDir, slug),
		};
		const refused = tried && (tried.fault !== null || (tried.edit?.problems.length ?? 0) > 0);
		return context.html(editPage(found.row, around), refused ? 422 : 200);
	}
}

/** The button that was pressed, and whether whoever pressed it waits for what draws the pages. */
type Asked = { act: string; isPatient?: boolean };

/** What a field has sent; each ticked box of a list is one. */
const textsIn = (sent: unknown): string[] => [sent].flat().filter((one) => typeof one === 'string');

/** Whether a value that is saved in the list has to be looked at first: what visitors notice everywhere. */
const mustBeShown = ({ row }: Found, act: string): boolean => act === saveInList && farReachingWords(row.path) !== '';

/** Whoever unlocks it here comes back to what they wanted to change. */
const lockedPage = (operator: Operator): Html =>
	cockpitFrame(
		{ title: 'Settings are locked', operator },
		html`<header><h1>Settings are locked</h1><p>They name files of this machine and who gets leads.</p></header>${unlockLine(operator, 'Settings are changed by those who have signed in.')}`,
	);
