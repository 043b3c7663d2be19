import type { APIRoute } from 'astro';
import { carsFileText } from '../site/cars/cars-file-text.ts';
import { modelOf } from '../site/pages/page-table.ts';

export const GET: APIRoute = ({ locals: { site, page } }) => {
	if (page.kind !== 'saved-cars-file') return new Response(null, { status: 404 });
	return new Response(carsFileText(modelOf(site, page)), { headers: { 'Content-Type': 'application/json' } });
};
