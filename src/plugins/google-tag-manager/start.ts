import { loadScript } from '../load-script.ts';
import type { ContainerSettings } from './plugin.ts';

/**
 * Loads the container, as Google's snippet does. What the site has counted so far waits for it in `dataLayer`; the flags of ad
 * campaigns and the identifiers that it may read are variables there.
 */
export function start({ container_id, ad_campaigns, external_identifiers }: ContainerSettings): Promise<void> {
	const page: { dataLayer?: unknown[] } = window as object;
	page.dataLayer ??= [];
	page.dataLayer.push({ ad_campaigns, external_identifiers });
	page.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
	return loadScript(`https://www.googletagmanager.com/gtm.js?id=${container_id}`);
}
