import type { APIRoute } from 'astro';
import { llmsText } from '../site/pages/llms-text.ts';
import { modelOf } from '../site/pages/page-table.ts';

export const GET: APIRoute = ({ locals: { site, page } }) => {
	if (page.kind !== 'llms') return new Response(null, { status: 404 });
	return new Response(llmsText(modelOf(site, page)), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
