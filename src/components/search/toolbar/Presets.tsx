import { CarIcon, type CarIconName } from '../../car-list/CarIcon.tsx';

/** A ready-made choice, `7 seater cars`; its value is what it asks for, as an address has it. */
export type Preset = { value: string; label: string; path: string; chosen: boolean; icon?: CarIconName };

type Props = { presets: readonly Preset[]; onChoose?: (value: string) => void };

/** Ready-made choices (SRCH-3): links as the build draws them, buttons once the search runs in the page. */
export function Presets({ presets, onChoose }: Props) {
	return presets.map(({ value, label, path, chosen, icon }) => (
		<li key={value}>
			{onChoose ? (
				<button
					type="button"
					className="chip"
					data-choice={value}
					aria-pressed={chosen}
					onClick={() => onChoose(value)}
				>
					{icon && <CarIcon name={icon} />}
					{label}
				</button>
			) : (
				<a className="chip" href={path} data-choice={value} aria-current={chosen ? 'true' : undefined}>
					{icon && <CarIcon name={icon} />}
					{label}
				</a>
			)}
		</li>
	));
}
