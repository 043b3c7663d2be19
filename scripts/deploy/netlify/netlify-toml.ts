import { photoHostPattern } from '../../netlify/allow-photo-hosts.ts';

/** The configuration's file in a deploy. Netlify's command line sends it in the same way. */
export const configFile = 'netlify.toml';

/**
 * The part of netlify.toml that a deploy by digest has to bring along: `_redirects` and `_headers` are files of the site, but the
 * hosts whose photos the image service may fetch are not. Netlify must not rewrite pages either: they are compared byte by byte.
 */
export function netlifyToml(hosts: readonly string[]): string {
	const patterns = hosts.map((host) => `  ${JSON.stringify(photoHostPattern(host))},\n`).join('');
	return `[build.processing]\nskip_processing = true\n\n[images]\nremote_images = [\n${patterns}]\n`;
}
