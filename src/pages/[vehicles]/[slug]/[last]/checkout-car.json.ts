import { checkoutFiles } from 'forecourt:static-pages';
import type { APIRoute } from 'astro';
import { modelOf } from '../../../../site/pages/page-table.ts';

export const getStaticPaths = () => checkoutFiles();

export const GET: APIRoute = ({ locals: { site, page } }) => {
	if (page.kind !== 'checkout-file') return new Response(null, { status: 404 });
	return new Response(JSON.stringify(modelOf(site, page)), { headers: { 'Content-Type': 'application/json' } });
};
