/** One value of a figure, with the labels that tell it from the others. */
export type Sample = { labels: Readonly<Record<string, string>>; value: number };

/** A figure with its values, as Prometheus reads it. All are gauges: rows are deleted with their leads, so no count only grows. */
export type Figure = {
	/** Letters, digits and underscores; ends with the unit. */
	name: string;
	help: string;
	samples: readonly Sample[];
};

/** The media type of version 0.0.4 of the text format. */
export const figuresType = 'text/plain; version=0.0.4; charset=utf-8';

/** Figures in Prometheus' text format. One without values has its HELP and TYPE all the same, so that a query knows it. */
export function prometheusText(figures: readonly Figure[]): string {
	return figures.map(figureText).join('');
}

function figureText({ name, help, samples }: Figure): string {
	const head = `# HELP ${name} ${escapeHelp(help)}\n# TYPE ${name} gauge\n`;
	return head + samples.map(({ labels, value }) => `${name}${labelsText(labels)} ${valueText(value)}\n`).join('');
}

function labelsText(labels: Sample['labels']): string {
	const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
	return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function valueText(value: number): string {
	if (Number.isFinite(value)) return String(value);
	return Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf';
}

const escapeHelp = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
const escapeLabel = (text: string): string => escapeHelp(text).replaceAll('"', '\\"');
