import { html } from 'hono/html';
import type { Html } from '../../page-frame.ts';
import { farReachingWords } from './far-reaching.ts';
import type { Setting } from './rows.ts';

const plainControls: ReadonlySet<Setting['control']> = new Set(['text', 'number', 'switch', 'choice']);

/** Marks the link to the form of a plain value that can be changed where it stands, once there is a script. */
export const inList = ({ control, path }: Pick<Setting, 'control' | 'path'>): Html | '' =>
	plainControls.has(control) && farReachingWords(path) === '' ? html` data-in-list` : '';
