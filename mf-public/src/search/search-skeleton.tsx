import { Heading } from '@portal/shared-ui/heading'
import { MapPlaceholder } from '@portal/shared-ui/map-placeholder'
import { Panel } from '@portal/shared-ui/panel'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { FilterColumnShape } from './filter-column-shape.tsx'
import { MapBox, Placement } from './map/map-layout.ts'
import { ListSkeleton } from './results/list-layout.tsx'
import {
  Columns,
  Count,
  FilterColumnPlace,
  FilterPlace,
  ListPlace,
  MapPlace,
  Screen,
  Summary,
  Toolbar,
  ViewSwitch,
} from './search-layout.tsx'

export const SearchSkeleton = () => (
  <SkeletonGroup label="Loading homes">
    <Screen>
      <Toolbar>
        <Heading level={1} size="lg">
          Find a home
        </Heading>
        <Count>
          <Skeleton $width="96px" $height="24px" $radius="full" />
        </Count>
        <Summary />
        <FilterPlace $ifNarrow>
          <Skeleton $width="100px" $height="40px" />
        </FilterPlace>
        <ViewSwitch data-lane="switch">
          <Skeleton $width="244px" $height="44px" $radius="md" />
        </ViewSwitch>
      </Toolbar>
      <Columns $view="split" $hasFilters>
        <FilterColumnPlace $ifWide>
          <FilterColumnShape />
        </FilterColumnPlace>
        <ListPlace>
          <Panel title="Property List" padding="none">
            <ListSkeleton />
          </Panel>
        </ListPlace>
        <MapPlace $view="split">
          <Panel title="Interactive Map" padding="none">
            <MapBox>
              <MapPlaceholder />
            </MapBox>
            <Placement />
          </Panel>
        </MapPlace>
      </Columns>
    </Screen>
  </SkeletonGroup>
)
