import { calls } from '../../runtime/operator/contract/table.ts'
import { confirmOwnership, deleteSavedCard, makeFavorite, saveCard } from '../cards/saved-cards.ts'
import { cardFor } from '../charges/paying-card.ts'
import { forCustomer } from '../route.ts'

export const savedCardRoutes = {
  addCard: forCustomer(calls.addCard, ({ customer, params, body }, world) =>
    saveCard(world, customer, cardFor(world, customer, params.token), { list: 'cards', favorite: body?.favorite }),
  ),

  deleteCard: forCustomer(calls.deleteCard, ({ customer, params }, world) =>
    deleteSavedCard(world, customer, 'cards', params.token),
  ),

  favoriteCard: forCustomer(calls.favoriteCard, ({ customer, params }, world) =>
    makeFavorite(world, customer, 'cards', params.token),
  ),

  confirmCard: forCustomer(calls.confirmCard, ({ customer, params, body }, world) =>
    confirmOwnership(world, customer, { token: params.token, amountCents: body.amountCents }),
  ),

  addDebitCard: forCustomer(calls.addDebitCard, ({ customer, params, body }, world) => {
    const list = body?.issuer === 'CEF' ? 'cefCards' : 'debitCards'
    return saveCard(world, customer, cardFor(world, customer, params.token), { list })
  }),

  deleteDebitCard: forCustomer(calls.deleteDebitCard, ({ customer, params }, world) =>
    deleteSavedCard(world, customer, 'debitCards', params.token),
  ),

  favoriteDebitCard: forCustomer(calls.favoriteDebitCard, ({ customer, params }, world) =>
    makeFavorite(world, customer, 'debitCards', params.token),
  ),

  deleteCefCard: forCustomer(calls.deleteCefCard, ({ customer, params }, world) =>
    deleteSavedCard(world, customer, 'cefCards', params.token),
  ),
}
