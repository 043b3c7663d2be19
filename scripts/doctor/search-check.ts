import { stockAlias } from '../../src/site/index/search-server.ts';
import { generationsOf } from '../typesense/generations.ts';
import { openServer, ServerError, serverPlace } from '../typesense/server.ts';
import { ageText, fault, type Look, ok, type Said, warning } from './look.ts';

/** Seconds after which an index is old. */
const oldAfter = 36 * 60 * 60;

/** Whether a tenant of a search server has an index there, how many cars it has and how old it is (SRCH-7). */
export async function checkSearch({ tenant, env, now }: Look): Promise<Said[]> {
	if (tenant.site.search.engine !== 'typesense') return [];
	const fill = `npm run index -- ${tenant.slug}`;
	try {
		const server = openServer(serverPlace(env));
		const alias = stockAlias(tenant.slug, env['TYPESENSE_COLLECTION'] ?? 'production_cars');
		const name = await server.aliased(alias);
		if (name === null) return [fault(`the server has no ${alias}. Fill it: ${fill}`), ...visitorKey(env)];
		const { num_documents: cars } = await server.collection(name);
		const [generation] = generationsOf(alias, [name]);
		const age = generation ? now - generation.begun / 1000 : null;
		const words = `${cars} cars, ${age === null ? 'of unknown age' : `${ageText(age)} old`}`;
		const said = age !== null && age > oldAfter ? warning(`${words}. Fill it again: ${fill}`) : ok(words);
		return [said, ...visitorKey(env)];
	} catch (error) {
		if (!(error instanceof ServerError)) throw error;
		return [fault(error.message), ...visitorKey(env)];
	}
}

const visitorKey = (env: NodeJS.ProcessEnv): Said[] =>
	env['TYPESENSE_SEARCH_KEY']
		? []
		: [fault('The environment variable TYPESENSE_SEARCH_KEY is not set: visitors get no key.')];
