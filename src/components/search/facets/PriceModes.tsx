/**
 * Whether the price filter is set in whole prices or by the week, with the rates that a week's repayment is at (CAR-12). The
 * search that is loaded listens to it.
 */
export function PriceModes({ rates }: { rates: string }) {
	return (
		<>
			<div className="segments facet-modes" data-price-modes>
				<label>
					<input type="radio" name="price-mode" value="price" defaultChecked />
					<span>Price</span>
				</label>
				<label>
					<input type="radio" name="price-mode" value="weekly" />
					<span>A week</span>
				</label>
			</div>
			<p className="facet-rates">{rates}</p>
		</>
	);
}
