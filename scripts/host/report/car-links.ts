import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { html } from 'hono/html';
import { vehiclePath } from '../../../src/domain/addresses/vehicle-path.ts';
import type { HostedTenant } from '../hosted-tenants.ts';
import type { Html } from '../page-frame.ts';
import { siteUrl } from '../tenant-links.ts';

/** Writes a text with the cars that it names, by stock number or slug, as links to their pages. */
export type LinkCars = (text: string) => Html;

/** Whatever may be a stock number or a slug. */
const names = /([A-Za-z0-9][\w-]*)/;
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;

/** What a link says of a car that is named by its slug. */
type NameOf = (slug: string) => string;

/** For the cars of a tenant; those without a page stay text. */
export function linkCars(
	{ slug: tenant, root, report }: HostedTenant,
	host: string,
	nameOf: NameOf = (slug) => slug,
): LinkCars {
	const known = report?.stock?.carPages ?? {};
	const pageOf = (name: string): string | null => {
		const path = Object.hasOwn(known, name) ? known[name] : pageOfSlug(name);
		return root && path && existsSync(join(root, path, 'index.html')) ? siteUrl(tenant, host) + path : null;
	};
	const pageOfSlug = (name: string): string | null =>
		report?.look && slug.test(name) ? vehiclePath(report.look.template, name) : null;
	return (text) => {
		const parts = text.split(names).map((part) => {
			const page = pageOf(part);
			return page ? html`<a href="${page}">${slug.test(part) ? nameOf(part) : part}</a>` : part;
		});
		return html`${parts}`;
	};
}
