import { isSecureAddress } from '../domain/addresses/secure-address.ts';
import type { Problem } from './problem.ts';
import type { SiteConfig } from './site.ts';

/** Destinations that leads would be sent to in the clear. A demonstration, which has no real leads, may do so. */
export function insecureDestinations({ demo, leads }: SiteConfig, file: string): Problem[] {
	if (demo) return [];
	return Object.entries(leads.destinations).flatMap(([name, settings]) =>
		settings.kind === 'adf_mail' || isSecureAddress(settings.url)
			? []
			: [
					{
						file,
						path: `leads.destinations.${name}.url`,
						found: 'http://…',
						expected: 'an address that starts with https://, since leads are personal data',
					},
				],
	);
}
