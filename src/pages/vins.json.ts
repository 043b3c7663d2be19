import type { APIRoute } from 'astro';
import { modelOf } from '../site/pages/page-table.ts';

export const GET: APIRoute = ({ locals: { site, page } }) => {
	if (page.kind !== 'vins-file') return new Response(null, { status: 404 });
	return new Response(JSON.stringify(modelOf(site, page)), { headers: { 'Content-Type': 'application/json' } });
};
