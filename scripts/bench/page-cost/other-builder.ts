import type { View } from './view.ts';

/** What all builders draw: the site's own view, and one of each car's page. */
export type Drawn = { site: View; cars: View[] };

/** A builder with its site laid out: the commands of its runs, each with its arguments. */
export type OtherBuilder = {
	/** Where the first {@link whole} run writes. */
	output: string;
	cwd: string;
	/** From its start to the pages on the disk, each run into its own folder: an earlier one would be written over, and removing it slows the next run. */
	whole: () => string[];
	/** Draws all pages and writes none. */
	drawing: () => string[];
	/** The same with a template that draws nothing: what is left of {@link drawing} without it is the drawing. */
	empty: () => string[];
};
