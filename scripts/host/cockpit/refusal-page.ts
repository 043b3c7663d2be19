import { html } from 'hono/html';
import { type Html, pageFrame } from '../page-frame.ts';

/** Says why something is not shown or not done. */
export const refusalPage = (why: string, title = 'Not allowed'): Html =>
	pageFrame('Forecourt', html`<header><p><a href="/">All sites</a></p><h1>${title}</h1></header><p>${why}</p>`);
