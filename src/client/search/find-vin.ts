import { type VinsFile, vinsPath } from '../../contract/vins.ts';
import { vinKey } from '../../domain/cars/vin-key.ts';
import type { ClientParams } from '../../search/client/instant-search.ts';
import { askOnce } from '../ask-once.ts';

const vins = askOnce(async (): Promise<VinsFile> => {
	const response = await fetch(vinsPath, { cache: 'no-cache' });
	if (!response.ok) throw new Error(`${vinsPath} answered ${response.status}.`);
	return response.json();
});

/**
 * What a search for a VIN asks instead: the one car that has it (SRCH-7). No index carries VINs: the file that knows them is loaded
 * when one is typed. Without the file, and for a VIN that no car has, the words are looked for as they are.
 */
export async function paramsForVin(params: ClientParams, vin: string): Promise<ClientParams> {
	const id = await vins().then(
		(file) => file[vinKey(vin)],
		() => undefined,
	);
	const facetFilters = typeof params.facetFilters === 'string' ? [params.facetFilters] : (params.facetFilters ?? []);
	return id === undefined ? params : { ...params, query: '', facetFilters: [...facetFilters, `id:${id}`] };
}
