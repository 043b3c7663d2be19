import type { APIRoute } from 'astro';
import { modelOf } from '../site/pages/page-table.ts';

export const GET: APIRoute = ({ locals: { site, page } }) => {
	if (page.kind !== 'theme-styles') return new Response(null, { status: 404 });
	return new Response(modelOf(site, page).css, {
		headers: { 'Content-Type': 'text/css; charset=utf-8' },
	});
};
