import type { ModelOf } from './page-table.ts';

type Model = ModelOf<'llms'>;

/** `/llms.txt` as Markdown: who the dealer is, what is in stock, where it is, and the pages that say more. */
export function llmsText(model: Model): string {
	const { name, description, sells, phone, address, stock, holidays, links } = model;
	const contact = [phone && `- Phone: ${phone}`, address && `- Address: ${address}`].filter((line) => line !== null);
	const sections: [heading: string, lines: string[]][] = [
		[`Stock (${sells})`, stock.map((list) => `- [${list.name}](${list.url}): ${list.total}`)],
		['Locations', model.places.flatMap(placeLines)],
		['Special hours', holidays.map((line) => `- ${line}`)],
		['Links', links.map((link) => `- [${link.name}](${link.url})`)],
	];
	const written = sections.flatMap(([heading, lines]) =>
		lines.length > 0 ? [`## ${heading}\n\n${lines.join('\n')}`] : [],
	);
	const about = [`# ${name}`, description && `> ${description}`, contact.join('\n')];
	return `${[...about, ...written].filter(Boolean).join('\n\n')}\n`;
}

function placeLines({ name, url, address, departments }: Model['places'][number]): string[] {
	const facts = departments.map((department) => {
		const said = [department.name === name ? null : department.name, department.phone, department.hours];
		return `  - ${said.filter((part) => part !== null).join('; ')}`;
	});
	return [`- [${name}](${url})${address ? `: ${address}` : ''}`, ...facts.filter((line) => line.trim() !== '-')];
}
