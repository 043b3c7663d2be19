import { contactShadow } from './scenery.ts';
import { picture, rectangle } from './svg.ts';

export const width = 1600;

const height = 900;

/** Darkens the left, where the headline stands; less of it where a theme sets the headline elsewhere. */
export const quiet = (colour: string, strength = '.62') =>
	`<linearGradient id="y"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".55" stop-color="${colour}" stop-opacity="0"/></linearGradient>`;

const quietSide = rectangle(0, 0, width, height, { fill: 'url(#y)' });

export const scene = (title: string, defs: string, content: string) =>
	picture(width, height, title, `<defs>${contactShadow}${defs}</defs>${content}${quietSide}`);
