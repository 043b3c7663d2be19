import { html } from 'hono/html';
import { type Html, pageFrame } from '../../page-frame.ts';
import { topBar } from '../../top-bar.ts';
import type { Operator } from './admission.ts';

/** Says why something is not shown or not done. */
export const refusalPage = (
	why: string,
	{ title = 'Not allowed', operator = null }: { title?: string; operator?: Operator | null } = {},
): Html =>
	pageFrame(
		`${title}: Forecourt`,
		html`<header><h1>${title}</h1></header><p>${why}</p><p><a href="/">All sites</a></p>`,
		{
			top: topBar({ operator }),
		},
	);
