import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';
import { dtdToRelaxNg } from '../../support/dtd-to-relaxng.ts';

const schema = dtdToRelaxNg(readFileSync('netlify/delivery/adf/adf-1.0.dtd', 'utf8'));

/** What is wrong with documents by the DTD; one run of xmllint for all of them. */
export async function faultsOf(documents: readonly string[]): Promise<string[]> {
	const xml = documents.map((contents, index) => ({ fileName: `${index}.xml`, contents }));
	const { errors } = await validateXML({ xml, schema, extension: 'relaxng', maxMemoryPages: 4_096 });
	return errors.map(({ rawMessage }) => rawMessage);
}
