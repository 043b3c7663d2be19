<details class="car-specification car-fold"><summary><h2 class="type-section">Specification</h2> <span>{{ it.factcount }}</span>
</summary><div id="specification">{{#each it.specification as group }}
<div class="specification-part"><h3 class="specification-group">{{ group.heading }}</h3>{{> factrows group }}</div>{{/each}}</div>
</details>
