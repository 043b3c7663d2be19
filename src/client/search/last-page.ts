import type { ClientRequest, ClientResult } from '../../search/client/instant-search.ts';

type Answers = (requests: readonly ClientRequest[]) => Promise<ClientResult[]>;

/** The answers in which a page past the end is the last one; few visitors ask for one. */
export async function atLastPages(
	requests: readonly ClientRequest[],
	results: readonly ClientResult[],
	answers: Answers,
): Promise<ClientResult[]> {
	return Promise.all(
		results.map(async (result, index) => {
			const request = requests[index];
			const { nbHits, nbPages, page } = result;
			if (!request || nbHits === 0 || page < nbPages) return result;
			const [last] = await answers([{ ...request, params: { ...request.params, page: Math.max(nbPages, 1) - 1 } }]);
			return last ?? result;
		}),
	);
}
