import type { APIRoute } from 'astro';
import ended from '../client/offline/ended-worker.ts?worker&url';
import worker from '../client/offline/worker.ts?worker&url';
import { modelOf } from '../site/pages/page-table.ts';

// The code has a name that changes with it, so this text does too and browsers take the new one; a worker that is installed has
// its code with it.
export const GET: APIRoute = ({ locals: { site, page } }) => {
	if (page.kind !== 'offline-worker') return new Response(null, { status: 404 });
	const { site: told, on } = modelOf(site, page);
	const text = `self.forecourt=${JSON.stringify(told)};importScripts(${JSON.stringify(on ? worker : ended)});\n`;
	return new Response(text, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
};
