<section class="car-papers" id="history"><h2 class="type-section">{{ it.heading }}</h2>{{#if it.facts }}{{> factrows it }}{{/if}}
</section>
