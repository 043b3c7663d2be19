import { feedFiles } from 'forecourt:static-pages';
import type { APIRoute } from 'astro';
import { modelOf } from '../../site/pages/page-table.ts';

export const getStaticPaths = () => feedFiles();

export const GET: APIRoute = ({ locals: { site, page } }) => {
	if (page.kind !== 'ad-feed-file') return new Response(null, { status: 404 });
	return new Response(modelOf(site, page).text, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
};
