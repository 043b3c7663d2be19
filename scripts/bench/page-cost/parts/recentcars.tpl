<section class="recent-cars" data-recent data-recent-car="{{ it.id }}" aria-labelledby="recent-cars-title" hidden>
<div class="wrap"><h2 class="type-section" id="recent-cars-title">Cars you looked at</h2><ul class="recent-list"></ul></div>
</section>
