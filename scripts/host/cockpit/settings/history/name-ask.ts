import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Html } from '../../../page-frame.ts';
import type { Operator } from '../../admission/admission.ts';
import { tokenIn } from '../../admission/token-field.ts';
import { ask } from '../../ask-fleet.ts';
import { keepName, longestName, noteSkip, plainName } from '../../leads/own-name.ts';
import type { Settings } from '../settings-around.ts';

/** What was done with a setting just now: `saved`, `undone` or `discarded`, and its key. */
type DoneNow = { as: 'saved' | 'undone' | 'discarded'; key: string };

/** What was done just now, by the address of the page that follows; null where nothing was. */
export function doneNow(context: Context): DoneNow | null {
	for (const as of ['saved', 'undone', 'discarded'] as const) {
		const key = context.req.query(as);
		if (key) return { as, key };
	}
	return null;
}

/** Asks whoever has just changed something who they are, once: the history has it with this change and all that follow. */
export function nameAsk(
	operator: Operator,
	{ slug, done, people }: { slug: string; done: DoneNow; people: readonly string[] },
): Html {
	const form = (fields: Html): Html =>
		html`<form method="post" action="/tenants/${slug}/config/history/name/">${tokenIn(operator)}<input type="hidden" name="as" value="${done.as}"><input type="hidden" name="key" value="${done.key}">${fields}</form>`;
	const known = people.map((one) => html`<button name="name" value="${one}">${one}</button>`);
	const typed = html`<label>${people.length ? 'Another name' : 'Your name'} <input name="name" required maxlength="${longestName}" autocomplete="name"></label><button>Save</button>`;
	return html`<div class="notice own-name" id="who"><p><strong>Who made this change?</strong> <span class="quiet">Asked once: the history says it of this change and your next ones.</span></p>${people.length ? form(html`<div class="people">${known}</div>`) : ''}${form(typed)}${form(html`<button class="plain" name="skip" value="yes">Without a name</button>`)}</div>`;
}

/** Takes the answer: it is kept on this device, and told of the change that it was asked about. */
export function addNameAsk(start: Hono, { openFleet }: Pick<Settings, 'openFleet'>): void {
	start.post('/tenants/:slug/config/history/name/', async (context) => {
		const slug = context.req.param('slug');
		const { name, as, key } = await context.req.parseBody();
		const by = plainName(name);
		if (typeof key !== 'string') return context.redirect(`/tenants/${slug}/config/`, 303);
		if (by === '') noteSkip(context);
		else {
			keepName(context, by);
			await ask(openFleet, (fleet) => fleet.nameSettings(slug, key, by));
		}
		const done = as === 'undone' || as === 'discarded' ? as : 'saved';
		return context.redirect(`/tenants/${slug}/config/?${new URLSearchParams({ [done]: key })}`, 303);
	});
}
